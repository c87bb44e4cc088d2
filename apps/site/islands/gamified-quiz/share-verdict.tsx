import { useState } from 'react'
import type { Copy } from '@repo/content/copy.ts'
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
export function ShareVerdict({ verdict, known, guessed, words }: Props) {
  const [canShare] = useState(sharesFiles)
  const [done, setDone] = useState<'saved' | 'copied'>()

  async function draw(): Promise<File> {
    const { drawVerdict } = await import('./draw-verdict.ts')
    return drawVerdict({
      verdict,
      counts: [
        { figure: `${known}`, label: plainWords(words.known) },
        { figure: `${guessed}`, label: plainWords(words.guessed) },
      ],
      question: plainWords(words.question),
    })
  }

  async function share() {
    const file = await draw()
    const text = plainWords(withValues(words.text, { known, of: verdict.length }))
    await navigator.share({ files: [file], text, url: quizAddress() }).catch((error: unknown) => {
      // Closing the sheet is an answer; what the system refuses is saved instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save(file)
    })
  }

  return (
    <section className="grid grid-cols-2 gap-2.5 lap:grid-cols-1 lap:gap-3 lap:low:gap-2.25">
      {canShare ? (
        <Button look="line" className="col-span-full" onClick={() => void share()}>
          <Words>{words.share}</Words>
        </Button>
      ) : (
        <Words.h2 className="hidden text-figure/[1.1] lap:block low:hidden">{words.share}</Words.h2>
      )}
      <Choice
        icon="save"
        done={done === 'saved' && words.saved}
        onClick={() =>
          void draw()
            .then(save)
            .then(() => setDone('saved'))
        }
      >
        {words.save}
      </Choice>
      <Choice
        icon="link"
        done={done === 'copied' && words.copied}
        // Where the clipboard is refused, nothing says that it was copied.
        onClick={() =>
          void navigator.clipboard.writeText(quizAddress()).then(
            () => setDone('copied'),
            () => {},
          )
        }
      >
        {words.copy}
      </Choice>
      <Words.p className="col-span-full text-note/[1.4]">{words.note}</Words.p>
      <output className="sr-only">{done && plainWords(words[done])}</output>
    </section>
  )
}

interface Props {
  verdict: ReturnType<typeof composeVerdict>
  known: number
  guessed: number
  words: ShareWords
}

function Choice({ icon, done, onClick, children }: ChoiceProps) {
  return (
    <Button
      look="line"
      className={`px-2 max-tab:text-base max-mini:gap-1.5 max-mini:px-1 max-mini:text-small ${done ? 'bg-jade shadow-none!' : ''}`}
      onClick={onClick}
    >
      <svg aria-hidden="true" className="size-5">
        <use href={`#game-${icon}`} />
      </svg>
      <Words>{done || children}</Words>
    </Button>
  )
}

interface ChoiceProps {
  icon: 'save' | 'link'
  /** What the button says once it is done. */
  done: Copy | false
  onClick: () => void
  children: Copy
}

/** Of the quiz, without a result. */
function quizAddress(): string {
  return location.origin + location.pathname
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
