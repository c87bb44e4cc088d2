import type { Path } from '@repo/content/cta.ts'
import type { Surface } from '@repo/content/surface.ts'
import type { PageEntry } from '@repo/content/page.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { BrandLink } from './brand-link.tsx'
import { surfaceClass, isDark } from './surface-class.ts'
import { LanguageLink } from './language-link.tsx'
import { Menu } from './menu.tsx'

const barLink =
  'py-2.5 text-base font-semibold decoration-2 underline-offset-6 hover:underline aria-[current]:underline'

/** Header of the site's pages. On phones its links are in a native menu that needs no script. */
export function Header({ words, path, surface, translations }: Props) {
  const dark = isDark(surface)
  const links = [words.features, words.howItWorks, words.pricing]
  return (
    <header id="bar" className={`sticky top-0 z-40 ${surfaceClass[surface]}`}>
      <div className="wrap flex min-h-16 items-center justify-between gap-4 tab:min-h-19 tab:gap-10">
        <BrandLink to={words.home} onInk={dark} />
        <nav aria-label={plainWords(words.mainNavigation)} className="ms-auto hidden gap-8 tab:flex">
          {links.map(({ label, to, hreflang }) => (
            <a
              key={to}
              href={to}
              hrefLang={hreflang}
              aria-current={to === path ? 'page' : undefined}
              className={barLink}
            >
              <Words>{label}</Words>
            </a>
          ))}
          {translations.map((page) => (
            <LanguageLink key={page.path} {...page} className={barLink} />
          ))}
        </nav>
        <ButtonLink
          {...linkTo('install')}
          look={dark ? 'lemon' : 'ink'}
          size="small"
          className="hidden! tab:inline-flex!"
        >
          <Words>{words.install}</Words>
        </ButtonLink>
        <Menu label={words.menu} links={links} current={path} surface={dark ? 'lemon' : surface}>
          <ButtonLink {...linkTo('install')} size="large" className="mt-5.5 w-full">
            <Words>{words.install}</Words>
          </ButtonLink>
          {translations.map((page) => (
            <LanguageLink key={page.path} {...page} className="mt-2 inline-flex min-h-11 items-center font-semibold" />
          ))}
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

interface Props {
  words: UiWords
  path: Path
  surface: Surface
  /** The same page in other languages. */
  translations: readonly PageEntry[]
}
