import type { Copy } from '@repo/content/copy.ts'
import type { PageEntry } from '@repo/content/page.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { LanguageLink } from './language-link.tsx'

/** Last lines of every footer: legal pages, language link, company, note on examples. */
export function FooterBase({ words, translations, hasExamples, consentLabel }: FooterProps) {
  const { legal, copyright, illustrations } = words.footer
  return (
    <div className="border-t border-ink-3 pt-4 type-small text-ash">
      <nav
        aria-label={plainWords(legal.label)}
        className="grid grid-cols-2 gap-x-5 mini:flex mini:flex-wrap mini:gap-x-4 tab:gap-x-6"
      >
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
      {/* The line is lower than the link, which a finger needs 44 px high. */}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Words.span>{copyright}</Words.span>
        {translations.map((page) => (
          <LanguageLink
            key={page.path}
            {...page}
            className="-my-2.5 inline-flex min-h-11 items-center hover:text-lemon tab:order-1"
          />
        ))}
        {hasExamples && <Words.span className="text-balance">{illustrations}</Words.span>}
        {/* Reopens the consent banner. Only in builds with a tracker. */}
        {consentLabel && (
          <button
            type="button"
            data-asks-again
            className="min-h-6 underline underline-offset-4 noscript:hidden hover:text-lemon"
          >
            <Words>{consentLabel}</Words>
          </button>
        )}
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
