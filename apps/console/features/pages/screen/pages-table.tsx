import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { PageCounts } from '../../funnel/api/reports.ts'
import { isLocale, locales } from '@repo/contract/locale.ts'
import { wilsonInterval } from '@repo/stats/wilson-interval.ts'
import { CardTable, type Column } from '../../../shared/charts/card-table.tsx'
import { enoughVisits } from '../../../shared/charts/enough.ts'
import { IntervalBar } from '../../../shared/charts/interval-bar.tsx'
import { intervalScale } from '../../../shared/charts/interval-scale.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useIsPhone } from '../../../shared/shell/use-is-phone.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { OnePage } from './one-page.tsx'
import { pageRows, type PageRow } from './page-rows.ts'

/** Pages with their counts, and the rates of quiz starts and install clicks on one scale each. */
export function PagesTable({ pages, open }: { pages: readonly PageCounts[]; open: string | undefined }) {
  const { format, ...words } = useWords()
  const isPhone = useIsPhone()
  const rows = pageRows(pages)
  const { pages: w, panels } = words
  return (
    <CardTable
      caption={w.began}
      rows={rows}
      keyOf={({ key }) => key}
      look={({ visits }) => visits < enoughVisits && 'quiet'}
      below={({ page }) => page && page.variant === open && !isPhone && <OnePage variant={page.variant} />}
      columns={[
        { head: w.page, cell: (row) => <Name row={row} isOpen={row.page?.variant === open} /> },
        { head: w.visits, kind: 'number', cell: ({ visits }) => figure(visits) },
        { head: w.starts, kind: 'number', cell: (row) => figure(row.starts) },
        { head: w.installClicks, kind: 'number', cell: (row) => figure(row.installClicks) },
        { head: w.chatClicks, kind: 'number', phone: 'more', cell: (row) => figure(row.chatClicks) },
        { head: w.leads, kind: 'number', phone: 'more', cell: ({ leads }) => figure(leads) },
        rateColumn('starts', w.startRate, w.startRateAlone, 'ink'),
        rateColumn('installClicks', w.installRate, w.installRateAlone, 'green'),
      ]}
    />
  )

  function figure(value: number) {
    return <bdi dir="ltr">{format.number(value)}</bdi>
  }

  /** Ends of a scale are round. */
  function percent(share: number): string {
    return `${format.number(Math.round(share * 1000) / 10)}%`
  }

  function rateColumn(
    goals: 'starts' | 'installClicks',
    head: typeof w.startRate,
    headAlone: string,
    look: 'ink' | 'green',
  ): Column<PageRow> {
    const read = (row: PageRow) => rateOf(row[goals], row.visits)
    const intervals = rows.flatMap((row) => read(row)?.interval ?? [])
    const scale = intervals.length === 0 ? undefined : intervalScale(intervals)
    return {
      head: scale ? head(percent(scale.low), percent(scale.high)) : headAlone,
      kind: 'bar',
      phone: 'half',
      cell: (row) => {
        const rate = read(row)
        return rate && scale ? <IntervalBar {...rate} scale={scale} look={look} /> : <span>{panels.tooFew}</span>
      },
    }
  }
}

/** Row name: a disclosure link that sets or clears `open`. The row that sums up other pages has nothing to open. */
function Name({ row: { page, others }, isOpen }: { row: PageRow; isOpen: boolean }) {
  const words = useWords().pages
  const { editUrl } = useSession()
  if (!page)
    return (
      <>
        <b>{words.others}</b> <span className="text-slate">{words.otherPages(others ?? 0)}</span>
      </>
    )
  const { variant, lang, hypothesis } = page
  return (
    <>
      <Link
        from="/pages"
        to="."
        search={(previous) => ({ ...previous, open: isOpen ? undefined : variant })}
        resetScroll={false}
        aria-expanded={isOpen}
        className="inline-flex max-w-full items-center gap-1 font-semibold no-underline underline-offset-4 wrap-anywhere after:py-2.5 hover:underline"
      >
        <bdi dir="ltr">{variant}</bdi>
        <ChevronDown aria-hidden="true" className={`size-3.75 flex-none text-slate ${isOpen ? 'rotate-180' : ''}`} />
      </Link>{' '}
      <span className="text-slate">{isLocale(lang) ? locales[lang].name : lang}</span>
      {page.page !== variant && (
        <span className="mt-0.5 block max-w-[44ch] text-micro text-pretty text-slate max-lap:max-w-[26ch] max-tab:max-w-none">
          {words.versionOf(page.page)}
        </span>
      )}
      {hypothesis !== undefined && (
        <span className="mt-0.5 block max-w-[44ch] text-micro text-pretty text-slate max-lap:max-w-[26ch] max-tab:max-w-none">
          <bdi>{hypothesis}</bdi>
        </span>
      )}
      {editUrl !== undefined && (
        <a
          href={editUrl + variant}
          target="_blank"
          rel="noreferrer"
          aria-label={words.editPage(variant)}
          className={`mt-1 block w-fit py-1 text-micro ${textLink}`}
        >
          {words.edit}
        </a>
      )}
    </>
  )
}

/** A quiz can be started more than once in a visit; a share above one is drawn as one. */
function rateOf(goals: number, visits: number) {
  if (visits < enoughVisits) return undefined
  const counted = Math.min(goals, visits)
  return { rate: counted / visits, interval: wilsonInterval({ visits, goals: counted }) }
}
