import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the row of tabs scrolls: the open one is in its middle.
    const tab = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const row = nav.current?.getBoundingClientRect()
    if (tab && row) nav.current?.scrollBy({ left: tab.left + tab.width / 2 - row.left - row.width / 2 })
  }, [current])
  return (
    <nav ref={nav} className={styles.tabLinks} aria-label={label}>
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
