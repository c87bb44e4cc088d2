import { useQuery } from '@tanstack/react-query'
import { Calendar, Filter } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Period } from '@repo/contract/days.ts'
import { localeCodes, locales } from '@repo/contract/locale.ts'
import { Choice } from '../controls/choice.tsx'
import { queries } from '../../app/queries.ts'
import { useWords } from '../words/use-words.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SaidOnce } from './said-once.tsx'
import { isSamePeriod, lastDays, todaySoFar, wholeDays } from './period.ts'
import { useSession } from './session.ts'
import { useFilters } from './use-filters.ts'
import { useIsPhone } from './use-is-phone.ts'

/** The filters beside a screen's title; on a phone one chip that opens them. They are the address, so that a view can be kept and sent. */
export function FilterBar({
  tab,
}: {
  /** The open tab of the screen. */
  tab?: string
}) {
  const words = useWords().shell.filters
  const isPhone = useIsPhone()
  const filters = (
    <>
      <LanguageFilter />
      <PeriodFilter />
      <NarrowingFilter name="source" />
      <NarrowingFilter name="campaign" />
      <NarrowingFilter name="page" />
    </>
  )
  return (
    <search className="flex min-w-0 flex-wrap gap-2" aria-label={words.label}>
      {isPhone ? <FilterSheet>{filters}</FilterSheet> : filters}
      <Counted tab={tab} />
    </search>
  )
}

/** Read out when a filter or a tab changes: the tab, and how many visits are left. */
function Counted({ tab }: { tab: string | undefined }) {
  const { panels, format } = useWords()
  const { filters } = useFilters()
  const visits = useQuery(queries.totals(filters)).data?.now.visits
  const count = visits === undefined ? undefined : panels.empty.visits(visits, format.number(visits))
  return <SaidOnce view={JSON.stringify([tab, filters])} text={count && [tab, count].filter(Boolean).join(': ')} />
}

/** White beside a title; in the sheet of a phone, which is white, grey. */
const surface = 'bg-paper max-tab:bg-fog'

/** The language of the visitors. */
function LanguageFilter() {
  const words = useWords().shell.filters
  const { search, set } = useFilters()
  const choices = [
    { code: undefined, name: words.allLanguages },
    ...localeCodes.map((code) => ({ code, name: locales[code].name })).toReversed(),
  ]
  return (
    <fieldset className="inline-flex rounded-small bg-paper p-0.75 max-tab:bg-fog">
      <legend className="sr-only">{words.language}</legend>
      {choices.map(({ code, name }) => (
        <label key={name} className="cursor-pointer">
          <input
            type="radio"
            name="lang"
            className="peer sr-only"
            checked={search.lang === code}
            onChange={() => set({ lang: code })}
          />
          <span
            lang={code}
            className="grid min-h-8 place-items-center max-tab:min-h-10 rounded-small px-3 font-semibold peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink"
          >
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Period filter: a select of presets. "Custom" adds two date fields and keeps the period until one of them changes. */
function PeriodFilter() {
  const words = useWords().shell.filters
  const { format } = useWords()
  const { timeZone } = useSession()
  const { filters, set } = useFilters()
  const presets: Record<string, Period> = { today: todaySoFar(timeZone) }
  for (const count of wholeDays) presets[`${count}`] = lastDays(count, timeZone)
  const current = Object.keys(presets).find((name) => isSamePeriod(presets[name] ?? filters, filters)) ?? 'custom'
  const [asked, ask] = useState(false)
  const isCustom = asked || current === 'custom'
  const change = (name: string) => {
    ask(name === 'custom')
    const period = presets[name]
    if (period) void set(period)
  }
  return (
    <>
      <Choice
        className={surface}
        label={words.period}
        Icon={Calendar}
        value={isCustom ? 'custom' : current}
        shown={current === 'today' ? words.today : rangeOf(filters)}
        options={[
          { value: 'today', name: words.today },
          ...wholeDays.map((count) => ({
            value: `${count}`,
            name: `${words.wholeDays(count)}: ${rangeOf(presets[count])}`,
          })),
          { value: 'custom', name: current === 'custom' ? rangeOf(filters) : words.custom },
        ]}
        change={change}
      />
      {isCustom && (
        <>
          <DayField
            label={words.from}
            value={filters.from}
            max={filters.to}
            change={(from) => set({ from, to: filters.to })}
          />
          <DayField
            label={words.to}
            value={filters.to}
            min={filters.from}
            max={presets.today?.to}
            change={(to) => set({ from: filters.from, to })}
          />
        </>
      )}
    </>
  )

  function rangeOf(period: Period | undefined): string {
    return period ? format.days(period.from, period.to) : ''
  }
}

/** Date input that passes on valid days alone: an empty one or one out of range must not become a search parameter. */
function DayField({
  label,
  change,
  ...input
}: { label: string; change: (day: string) => void } & ComponentProps<'input'>) {
  return (
    <label className="relative inline-flex min-h-9.5 max-tab:min-h-11 max-w-60 min-w-0 items-center gap-2 rounded-small bg-paper px-3 font-semibold max-tab:bg-fog has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <span className="sr-only">{label}</span>
      <input
        type="date"
        className="min-h-9.5 min-w-0 cursor-pointer appearance-none bg-transparent font-semibold outline-none"
        {...input}
        onChange={({ target }) => {
          if (target.value && target.validity.valid) change(target.value)
        }}
      />
    </label>
  )
}

/** Filter by source, campaign or page, with the choices of the period. The three share one cached query. */
function NarrowingFilter({ name }: { name: 'source' | 'campaign' | 'page' }) {
  const words = useWords().shell
  const { filters, search, set } = useFilters()
  const { data } = useQuery(queries.choices(filters))
  const listed = { source: data?.sources, campaign: data?.campaigns, page: data?.pages }[name] ?? []
  const current = search[name]
  // What the address names stays in the list, though nothing came from it in this period.
  const values = current === undefined || listed.includes(current) ? listed : [current, ...listed]
  const all = { source: words.filters.allSources, campaign: words.filters.allCampaigns, page: words.filters.allPages }
  return (
    <Choice
      className={surface}
      label={words.filters[name]}
      Icon={name === 'source' ? Filter : undefined}
      value={current ?? ''}
      options={[
        { value: '', name: all[name] },
        ...values
          .filter((value) => value !== '')
          .map((value) => ({ value, name: name === 'source' ? (words.sources[value] ?? value) : value })),
      ]}
      change={(value) => set({ [name]: value || undefined })}
    />
  )
}
