import type { Page } from '#content/page.ts'
import type { UiWords } from '#content/ui/ui-words.ts'
import { Words } from '#ui/words.tsx'
import { AskAgain } from './ask-again.tsx'
import { LanguageLink } from './language-link.tsx'

/** The last lines of every footer: whose it is, what is invented, and the way to the other language. */
export function FooterBase({ words, twin, askAgain }: Props) {
  return (
    <div className="border-t border-ink-3 pt-5 type-small text-ash">
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <span>
          <Words>{words.footer.copyright}</Words>
        </span>
        <span>
          <Words>{words.footer.illustrations}</Words>
        </span>
        <AskAgain label={askAgain} />
      </div>
      {twin && (
        <p className="mt-3">
          <LanguageLink {...twin} />
        </p>
      )}
    </div>
  )
}

interface Props {
  words: UiWords
  twin?: Page | undefined
  askAgain?: string | undefined
}
