import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { FooterBase, type FooterProps } from './footer-base.tsx'

const title = 'mb-1 tab:mb-3 type-small font-semibold text-ash'
const link = 'inline-flex min-h-11 items-center hover:text-lemon aria-disabled:text-ash'

export function Footer(props: FooterProps) {
  const { words } = props
  return (
    <footer className="on-ink border-t border-ink-3 bg-ink pt-8 pb-21 text-paper tab:pt-18 tab:pb-10">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-4 tab:grid-cols-[1.6fr_1fr_1.4fr_1fr] tab:gap-12">
          <div className="col-span-2 tab:col-span-1">
            <BrandLink to={words.home} onInk />
            <Words.p className="mt-3 max-w-[18em] type-small text-ash tab:mt-4">{words.footer.tagline}</Words.p>
          </div>
          <div className="col-span-2 tab:col-span-1">
            <Words.p className={`${title} max-tab:sr-only`}>{words.footer.product}</Words.p>
            <ul className="grid grid-cols-2 gap-x-5 mini:flex mini:flex-wrap tab:block">
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
          <div className="max-mini:col-span-2">
            <Words.p className={title}>{words.footer.integrationTitle}</Words.p>
            <Words.p className="max-w-[20.4em] type-small text-pretty">{words.footer.integration}</Words.p>
          </div>
          {words.rating && (
            <div className="max-mini:col-span-2">
              <Words.p className={title}>{words.footer.ratingTitle}</Words.p>
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Stars className="text-lemon" label={words.fiveStars} />
                <Words.p className="type-small">{words.rating}</Words.p>
              </div>
            </div>
          )}
        </div>
        <div className="mt-4 tab:mt-14">
          <FooterBase {...props} />
        </div>
      </div>
    </footer>
  )
}
