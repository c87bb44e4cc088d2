import type { Copy } from '#content/copy.ts'
import type { Path } from '#content/cta.ts'
import type { Ground } from '#content/ground.ts'
import type { UiWords } from '#content/ui/ui-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Stars } from '#ui/stars.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { groundClass } from './ground-class.ts'
import { Menu } from './menu.tsx'

/** Header of the site's pages. On phones its links are in a native menu that needs no script. */
export function Header({ words, path, ground }: { words: UiWords; path: Path; ground: Ground }) {
  const links: { label: Copy; to: Path }[] = [
    { label: words.features, to: '/features' },
    { label: words.howItWorks, to: '/how-it-works' },
    { label: words.pricing, to: '/pricing' },
  ]
  return (
    <header className={`sticky top-0 z-40 ${groundClass[ground]}`}>
      <div className="wrap flex min-h-16 items-center justify-between gap-4 tab:min-h-19 tab:gap-10">
        <BrandLink />
        <nav aria-label={plainWords(words.mainNavigation)} className="ms-auto hidden gap-8 tab:flex">
          {links.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className="py-[.6rem] text-[1rem] font-semibold decoration-2 underline-offset-6 hover:underline aria-[current]:underline"
            >
              <Words>{label}</Words>
            </a>
          ))}
        </nav>
        <ButtonLink {...linkTo('install')} size="small" className="hidden! tab:inline-flex!">
          <Words>{words.install}</Words>
        </ButtonLink>
        <Menu label={words.menu} links={links} current={path} ground={ground}>
          <ButtonLink {...linkTo('install')} size="large" className="mt-[1.35rem] w-full">
            <Words>{words.install}</Words>
          </ButtonLink>
          {words.rating && (
            <p className="mt-4 flex items-center gap-3 font-semibold">
              <Stars label={words.fiveStars} />
              <Words>{words.rating}</Words>
            </p>
          )}
        </Menu>
      </div>
    </header>
  )
}
