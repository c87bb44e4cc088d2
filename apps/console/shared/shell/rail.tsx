import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { queries } from '../../app/queries.ts'
import { useWords } from '../words/use-words.tsx'
import styles from './rail.module.css'
import { validFilters } from './filter-search.ts'
import { screens } from './screens.ts'

/** The way from screen to screen: words on a wide window, icons on a narrow one, a bar of both at the foot of a phone. */
export function Rail() {
  const words = useWords().shell
  const pulse = useQuery(queries.pulse).data
  const badges: Partial<Record<keyof typeof words.screens, [number, string]>> = {
    leads: [pulse?.newLeads ?? 0, words.newLeads(pulse?.newLeads ?? 0)],
    health: [pulse?.errors ?? 0, words.errors(pulse?.errors ?? 0)],
  }
  // An error has a number; what is only to be looked at a dot.
  const warnings = pulse && pulse.errors === 0 ? pulse.warnings : 0
  return (
    <div className="on-ink bg-ink px-3 py-4 text-ash max-tab:fixed max-tab:inset-x-0 max-tab:bottom-0 max-tab:z-5 max-tab:px-1.5 max-tab:py-0">
      <nav
        className="sticky top-4 flex min-h-[calc(100dvh-2rem)] flex-col gap-1 max-tab:static max-tab:min-h-16 max-tab:flex-row max-tab:items-center max-tab:justify-between"
        aria-label={words.navigation}
      >
        <BrandMark
          shape="var(--color-lemon)"
          dots="var(--color-ink)"
          className="ms-1.5 mb-4.5 size-9 max-lap:ms-1 max-tab:hidden"
        />
        {screens.map(({ to, name, Icon }) => {
          const [count = 0, meaning = ''] = badges[name] ?? []
          return (
            <Link
              key={to}
              to={to}
              search={validFilters}
              activeOptions={{ exact: to === '/', includeSearch: false }}
              className={name === 'settings' ? `${styles.link} ${styles.last}` : styles.link}
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 max-tab:size-5.5" />
              </span>
              <span className={styles.word}>{words.screens[name]}</span>
              {count > 0 && (
                <b className={name === 'health' ? `${styles.badge} ${styles.error}` : styles.badge}>
                  <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
                  <span className="sr-only">{meaning}</span>
                </b>
              )}
              {name === 'health' && warnings > 0 && (
                <b className={`${styles.badge} ${styles.dot}`}>
                  <span className="sr-only">{words.warnings(warnings)}</span>
                </b>
              )}
            </Link>
          )
        })}
      </nav>
    </div>
  )
}
