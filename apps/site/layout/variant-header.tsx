import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { Menu } from './menu.tsx'
import { variantLinks } from './variant-links.ts'

/**
 * Header of the home variants: ink, with a demo to book. Five links and two buttons need 980 px; below, the links are in
 * the menu, and on a phone the buttons too.
 */
export function VariantHeader({ words }: { words: UiWords }) {
  const links = variantLinks(words)
  const { demo, install } = words.variant
  return (
    <header className="on-ink sticky top-0 z-40 bg-ink text-paper">
      <div className="wrap flex min-h-16 items-center justify-between gap-4 tab:min-h-19 tab:gap-2.5 lap:gap-4">
        <BrandLink to={words.home} onInk />
        <nav
          aria-label={plainWords(words.mainNavigation)}
          className="ms-2.5 me-auto hidden gap-4 text-base whitespace-nowrap lap:flex lap:ms-10 lap:gap-7 lap:text-body"
        >
          {links.map(({ label, to }) => (
            <a key={plainWords(label)} {...linkTo(to)} className="py-2.5 text-line">
              <Words>{label}</Words>
            </a>
          ))}
        </nav>
        <ButtonLink
          {...linkTo(demo.to)}
          hrefLang={demo.hreflang}
          look="line"
          size="small"
          className="ms-auto hidden! tab:inline-flex! lap:ms-0"
        >
          <Words>{demo.label}</Words>
        </ButtonLink>
        <ButtonLink {...linkTo('install')} look="lemon" size="small" className="hidden! tab:inline-flex!">
          <Words.span className="whitespace-nowrap">{install}</Words.span>
        </ButtonLink>
        <Menu label={words.menu} links={links} surface="lemon" className="lap:hidden">
          <ButtonLink {...linkTo('install')} className="mt-3.5 w-full tab:hidden!">
            <Words.span>{install}</Words.span>
          </ButtonLink>
          <ButtonLink {...linkTo(demo.to)} hrefLang={demo.hreflang} look="line" className="mt-3 w-full tab:hidden!">
            <Words>{demo.label}</Words>
          </ButtonLink>
        </Menu>
      </div>
    </header>
  )
}
