import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { Cta, Destination } from '@repo/content/cta.ts'
import type { Surface } from '@repo/content/surface.ts'
import type { PageLink } from '@repo/content/ui/ui-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { surfaceClass } from './surface-class.ts'
import styles from './menu.module.css'

/** Collapsed navigation of a narrow header: native `details`, so that it opens without a script; Escape closes it (client/close-menu.ts). Children follow the links. */
export function Menu({ label, links, current, surface, className = 'tab:hidden', children }: Props) {
  return (
    <details className={`${styles.menu} ${className} ${links.length > 3 ? styles.long : ''}`}>
      <summary aria-label={plainWords(label)}>
        <i aria-hidden="true" />
      </summary>
      <nav
        aria-label={plainWords(label)}
        className={`${styles.panel} absolute inset-x-0 top-full bottom-auto max-h-[calc(100dvh-4rem)] overflow-y-auto rounded-ee-cut-corner rounded-es-card px-gutter pt-2 pb-7 ${surfaceClass[surface]}`}
      >
        <ul>
          {links.map((link) => (
            <li key={plainWords(link.label)}>
              <a
                {...linkTo(link.to)}
                hrefLang={'hreflang' in link ? link.hreflang : undefined}
                aria-current={link.to === current ? 'page' : undefined}
              >
                <Words>{link.label}</Words>
              </a>
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </details>
  )
}

interface Props {
  label: Copy
  links: readonly (Cta | PageLink)[]
  /** Path of the current page. */
  current?: Destination
  /** Background of the panel. */
  surface: Surface
  /** Breakpoint from which the header shows the links itself. */
  className?: string
  children: ReactNode
}
