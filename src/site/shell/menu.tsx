import type { ReactNode } from 'react'
import type { Destination } from '#content/cta.ts'
import type { Ground } from '#content/ground.ts'
import { linkTo } from '../link-to.ts'
import { groundClass } from './ground.ts'
import './menu.css'

/** The links of a bar on phones: native, so that it opens without a script. What follows them comes as children. */
export function Menu({
  label,
  links,
  current,
  ground,
  children,
}: {
  label: string
  links: readonly { label: string; to: Destination }[]
  /** The page we are on, if it is among the links. */
  current?: Destination
  /** What the panel stands on. */
  ground: Ground
  children: ReactNode
}) {
  return (
    <details className={`menu tab:hidden ${links.length > 3 ? 'menu-long' : ''}`}>
      <summary aria-label={label}>
        <i aria-hidden="true" />
      </summary>
      <nav aria-label={label} className={`menu-panel ${groundClass[ground]}`}>
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <a {...linkTo(link.to)} aria-current={link.to === current ? 'page' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </details>
  )
}
