import type { ReactNode } from 'react'
import type { Destination } from '#content/cta.ts'
import type { Ground } from '#content/ground.ts'
import { linkTo } from '../link-to.ts'
import { groundClass } from './ground-class.ts'
import './menu.css'

/** The links of a bar that is too narrow for them: native, so that it opens without a script. What follows them comes as children. */
export function Menu({
  label,
  links,
  current,
  ground,
  className = 'tab:hidden',
  children,
}: {
  label: string
  links: readonly { label: string; to: Destination }[]
  /** The page we are on, if it is among the links. */
  current?: Destination
  /** What the panel stands on. */
  ground: Ground
  /** From which width on the bar shows the links itself. */
  className?: string
  children: ReactNode
}) {
  return (
    <details className={`menu ${className} ${links.length > 3 ? 'menu-long' : ''}`}>
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
