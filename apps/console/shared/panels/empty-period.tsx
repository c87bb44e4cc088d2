import { useQueries } from '@tanstack/react-query'
import { locales } from '@repo/contract/locale.ts'
import { SmallButton } from '../controls/small-button.tsx'
import { queries } from '../../app/queries.ts'
import type { FilterSearch } from '../shell/filter-search.ts'
import { lastDays, todaySoFar } from '../shell/period.ts'
import { useIsFirstDay, useSession } from '../shell/session.ts'
import { useFilters } from '../shell/use-filters.ts'
import { useWords } from '../words/use-words.tsx'
import { WayOut } from './way-out.tsx'
import { WholeState } from './whole-state.tsx'

const narrowings = ['source', 'campaign', 'page', 'lang'] as const

/** No visit in the days and filters of the address: says which, and offers the nearest sets that have visits, with their counts. */
export function EmptyPeriod() {
  const { panels, shell, format } = useWords()
  const words = panels.empty
  const { filters, search, set } = useFilters()
  const { timeZone, countedSince } = useSession()
  const isFirstDay = useIsFirstDay()
  const today = todaySoFar(timeZone)
  const given = narrowings.filter((name) => search[name] !== undefined)
  const offers = useOffers()
  const what = [format.days(filters.from, filters.to), ...given.map(readName)].join(', ')
  const isBefore = countedSince !== undefined && filters.to < countedSince
  return (
    <WholeState title={words.title} drawing={<Fading />}>
      <p className="text-slate">{what}.</p>
      {isBefore ? (
        <>
          <p>{words.before(format.days(countedSince, countedSince))}</p>
          <SmallButton onClick={() => void set({ from: countedSince, to: today.to })}>{words.showSince}</SmallButton>
        </>
      ) : (
        offers.length > 0 && (
          <>
            <b className="mt-3">{words.nearest}</b>
            {offers.map(({ label, change, visits }) => (
              <WayOut
                key={label}
                to="."
                search={(before) => ({ ...before, ...change })}
                resetScroll={false}
                count={words.visits(visits, format.number(visits))}
              >
                {label}
              </WayOut>
            ))}
          </>
        )
      )}
      <p className="mt-3 text-micro text-slate">{words.later}</p>
    </WholeState>
  )

  /** At most three: one filter less (the one that gives most), other days, everything of these days. */
  function useOffers(): { label: string; change: Partial<FilterSearch>; visits: number }[] {
    const all = { source: undefined, campaign: undefined, page: undefined, lang: undefined }
    const isOther = (from: string) => filters.from !== from || filters.to !== today.to
    const week = lastDays(7, timeZone)
    const candidates: { label: string; change: Partial<FilterSearch>; drops?: boolean }[] = [
      ...(given.length > 1 ? given : []).map((name) => ({
        label: words.without(readName(name)),
        change: { [name]: undefined },
        drops: true,
      })),
      ...(!isFirstDay && (filters.from !== week.from || filters.to !== week.to)
        ? [{ label: given.length > 0 ? words.sameLastDays : words.lastDays, change: { ...week } }]
        : []),
      ...(isOther(today.from)
        ? [{ label: given.length > 0 ? words.sameToday : shell.filters.today, change: { ...today } }]
        : []),
      ...(given.length > 0 ? [{ label: words.everything, change: all }] : []),
    ]
    const counts = useQueries({
      queries: candidates.map(({ change }) => queries.totals({ ...filters, ...change })),
    })
    const counted = candidates
      .map((candidate, index) => ({ ...candidate, visits: counts[index]?.data?.now.visits ?? 0 }))
      .filter(({ visits }) => visits > 0)
    const dropped = counted.filter(({ drops }) => drops).toSorted((one, other) => other.visits - one.visits)
    return [...dropped.slice(0, 1), ...counted.filter(({ drops }) => !drops)].slice(0, 3)
  }

  function readName(name: (typeof narrowings)[number]): string {
    const { lang, [name]: value = '' } = filters
    if (name === 'lang') return lang ? locales[lang].name : ''
    return name === 'source' ? (shell.sources[value] ?? value) : value
  }
}

/** Columns that run out, and one dot that is still to come. */
function Fading() {
  return (
    <svg
      viewBox="0 0 158 106"
      aria-hidden="true"
      className="w-full max-w-90 justify-self-center rtl:-scale-x-100 max-tab:max-w-60"
    >
      {Array.from({ length: 8 }, (_, column) =>
        Array.from({ length: 8 - column }, (_, row) => (
          <circle key={row} cx={5 + column * 21} cy={101 - row * 13.7} r="5" className="fill-fog-2" />
        )),
      )}
      <circle cx="152" cy="73.6" r="5" className="fill-lemon" />
    </svg>
  )
}
