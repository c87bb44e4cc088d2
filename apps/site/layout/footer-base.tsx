import type { Copy } from '@repo/content/copy.ts'
import type { PageEntry } from '@repo/content/page.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { ConsentButton } from './consent-button.tsx'
import { LanguageLink } from './language-link.tsx'

/** Last lines of every footer: legal pages, language link, company, note on examples. */
export function FooterBase({ words, translations, hasExamples, consentLabel }: FooterProps) {
  const { legal, copyright, illustrations } = words.footer
  return (
    <div className="border-t border-ink-3 pt-4 type-small text-ash">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <nav aria-label={plainWords(legal.label)} className="flex flex-wrap gap-x-6">
          {legal.links.map(({ label, to }) => (
            <a
              key={plainWords(label)}
              {...linkTo(to)}
              className="inline-flex min-h-11 items-center text-paper hover:text-lemon"
            >
              <Words>{label}</Words>
            </a>
          ))}
        </nav>
        {translations.map((page) => (
          <LanguageLink key={page.path} {...page} className="inline-flex min-h-11 items-center hover:text-lemon" />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-8 gap-y-2">
        <Words.span>{copyright}</Words.span>
        {hasExamples && <Words.span>{illustrations}</Words.span>}
        <ConsentButton label={consentLabel} />
      </div>
    </div>
  )
}

export interface FooterProps {
  words: UiWords
  translations: readonly PageEntry[]
  consentLabel?: Copy | undefined
  /** Does the page show people, stores or quotes, which are all examples? */
  hasExamples: boolean
}
