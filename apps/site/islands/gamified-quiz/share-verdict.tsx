import { useState } from 'react'
import type { ShareWords } from '@repo/content/quizzes/gamified-words.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { Button } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/**
 * GQ-06: the verdict as a picture, drawn when a button is pressed (lazy import), and a link to the quiz. No address has a
 * result: the picture is the visitor's own file, and nothing is sent by us.
 */
export function ShareVerdict({ verdict, words }: { verdict: ReturnType<typeof composeVerdict>; words: ShareWords }) {
  const [canShare] = useState(sharesFiles)
  const known = verdict.filter(({ isKnown }) => isKnown).length
  const values = { known, guessed: verdict.length - known, of: verdict.length }
  const say = (copy: ShareWords['known']) => plainWords(withValues(copy, values))

  async function draw(): Promise<File> {
    const { drawVerdict } = await import('./draw-verdict.ts')
    return drawVerdict({ verdict, lines: [say(words.known), say(words.guessed)], question: say(words.question) })
  }

  async function share() {
    const file = await draw()
    const { origin, pathname } = location
    await navigator.share({ files: [file], text: say(words.text), url: origin + pathname }).catch((error: unknown) => {
      // Closing the sheet is an answer; what the system refuses is saved instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save(file)
    })
  }

  return (
    <section className="mt-5 rounded-large cut-corner bg-paper p-3.5">
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button className="flex-1" onClick={() => void share()}>
            <Words>{words.share}</Words>
          </Button>
        )}
        <Button look="line" className="flex-1" onClick={() => void draw().then(save)}>
          <Words>{words.save}</Words>
        </Button>
      </div>
      <Words.p className="mt-2.5 type-small text-slate">{words.note}</Words.p>
    </section>
  )
}

function sharesFiles(): boolean {
  const file = new File([], 'verdict.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

function save(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
