import type { Path } from '#content/cta.ts'
import type { Ground } from '#content/ground.ts'
import type { UiWords } from '#content/ui/ui-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Stars } from '#ui/stars.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { groundClass } from './ground.ts'
import './header.css'

/** The bar on top of the site's pages. On phones its links sit in a native menu that needs no script. */
export function Header({ words, path, ground }: { words: UiWords; path: Path; ground: Ground }) {
  const links: { label: string; href: Path }[] = [
    { label: words.features, href: '/features' },
    { label: words.howItWorks, href: '/how-it-works' },
    { label: words.pricing, href: '/pricing' },
  ]
  const current = (href: Path) => (href === path ? 'page' : undefined)
  return (
    <header className={`header ${groundClass[ground]}`}>
      <div className="wrap flex min-h-16 items-center justify-between gap-4 tab:min-h-19 tab:gap-10">
        <BrandLink />
        <nav aria-label={words.mainNavigation} className="ms-auto hidden gap-8 tab:flex">
          {links.map(({ label, href }) => (
            <a key={href} href={href} aria-current={current(href)} className="header-link">
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink {...linkTo('install')} size="small" className="hidden! tab:inline-flex!">
          {words.install}
        </ButtonLink>
        <details className="header-menu tab:hidden">
          <summary aria-label={words.menu}>
            <i aria-hidden="true" />
          </summary>
          <nav aria-label={words.menu} className={`header-panel ${groundClass[ground]}`}>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={current(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <ButtonLink {...linkTo('install')} size="large" className="mt-[1.35rem] w-full">
              {words.install}
            </ButtonLink>
            {words.rating && (
              <p className="mt-4 flex items-center gap-3 font-semibold">
                <Stars label={words.fiveStars} />
                <Words>{words.rating}</Words>
              </p>
            )}
          </nav>
        </details>
      </div>
    </header>
  )
}
