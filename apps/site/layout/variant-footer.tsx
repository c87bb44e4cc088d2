import { plainWords } from '@repo/ui/plain-words.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { FooterBase, type FooterProps } from './footer-base.tsx'
import { variantLinks } from './variant-links.ts'

/** Footer of the home variants: the links of the header and the rating. */
export function VariantFooter(props: FooterProps) {
  const { words } = props
  return (
    <footer className="on-ink bg-ink pt-14 pb-21 text-paper tab:pb-9">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
          <BrandLink to={words.home} onInk />
          {words.rating && (
            <p className="flex items-center gap-2.5 type-small">
              <Stars height="h-4" className="text-lemon" label={words.fiveStars} />
              <Words>{words.rating}</Words>
            </p>
          )}
          <nav aria-label={plainWords(words.footer.product)} className="flex flex-wrap gap-x-7 gap-y-1 tab:ms-auto">
            {variantLinks(words).map(({ label, to }) => (
              <a key={plainWords(label)} {...linkTo(to)} className="inline-flex min-h-11 items-center text-line">
                <Words>{label}</Words>
              </a>
            ))}
          </nav>
        </div>
        <div className="mt-9">
          <FooterBase {...props} />
        </div>
      </div>
    </footer>
  )
}
