import type { Copy } from '@repo/content/copy.ts'
import type { PageEntry } from '@repo/content/page.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { FooterBase } from './footer-base.tsx'

const title = 'mb-3 type-small font-semibold text-ash'
const link = 'inline-flex min-h-11 items-center hover:text-lemon aria-disabled:text-ash'

export function Footer({ words, translations, hasExamples, consentLabel }: Props) {
  return (
    <footer className="on-ink border-t border-ink-3 bg-ink pt-18 pb-28 text-paper tab:pb-10">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 tab:grid-cols-[1.6fr_1fr_1.4fr_1fr] tab:gap-12">
          <div className="col-span-2 tab:col-span-1">
            <BrandLink to={words.home} onInk />
            <p className="mt-4 max-w-[18em] type-small text-ash">
              <Words>{words.footer.tagline}</Words>
            </p>
          </div>
          <div>
            <p className={title}>
              <Words>{words.footer.product}</Words>
            </p>
            <ul>
              {[words.pricing, words.howItWorks, words.features].map(({ label, to, hreflang }) => (
                <li key={to}>
                  <a className={link} href={to} hrefLang={hreflang}>
                    <Words>{label}</Words>
                  </a>
                </li>
              ))}
              <li>
                <a className={link} {...linkTo('nowhere')}>
                  <Words>{words.contact}</Words>
                </a>
              </li>
            </ul>
          </div>
          <div className="col-span-2 row-start-3 tab:col-span-1 tab:row-start-auto">
            <p className={title}>
              <Words>{words.footer.integrationTitle}</Words>
            </p>
            <p className="max-w-[20.4em] type-small text-pretty">
              <Words>{words.footer.integration}</Words>
            </p>
          </div>
          {words.rating && (
            <div>
              <p className={title}>
                <Words>{words.footer.ratingTitle}</Words>
              </p>
              <Stars className="h-[18px] text-lemon" label={words.fiveStars} />
              <p className="mt-3 type-small">
                <Words>{words.rating}</Words>
              </p>
            </div>
          )}
        </div>
        <div className="mt-14">
          <FooterBase words={words} translations={translations} hasExamples={hasExamples} consentLabel={consentLabel} />
        </div>
      </div>
    </footer>
  )
}

interface Props {
  words: UiWords
  translations: readonly PageEntry[]
  hasExamples: boolean
  consentLabel?: Copy | undefined
}
