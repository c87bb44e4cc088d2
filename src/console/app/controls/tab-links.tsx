import { Link } from '@tanstack/react-router'
import styles from './tab-links.module.css'

/** Tabs that are addresses: the search parameter `param` says which one is open. The first one needs none. */
export function TabLinks({
  label,
  param,
  current,
  tabs,
  drop = [],
}: {
  label: string
  param: string
  current: string | undefined
  tabs: { value: string | undefined; name: string; count?: string }[]
  /** Parameters that belong to the tab that is left. */
  drop?: string[]
}) {
  return (
    <nav className={styles.tabLinks} aria-label={label}>
      {tabs.map(({ value, name, count }) => (
        <Link
          key={name}
          to="."
          search={(previous) => ({
            ...previous,
            ...Object.fromEntries(drop.map((dropped) => [dropped, undefined])),
            [param]: value,
          })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          activeProps={{}}
          aria-current={current === value ? 'true' : undefined}
          className={styles.tab}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
