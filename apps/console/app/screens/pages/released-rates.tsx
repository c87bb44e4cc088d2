import type { ReleasedRate, ReleaseReport } from '@repo/console/api/releases.ts'
import { CardTable } from '../../charts/card-table.tsx'
import { Interval } from '../../charts/interval.tsx'
import { useWords } from '../../words/use-words.tsx'
import { differenceScale } from './difference-scale.ts'
import { pageColumn } from './page-column.tsx'

type Row = ReleasedRate & { page: string }

/** Rates of the changed pages before and after, with the interval of the difference. No colour for good or bad. */
export function ReleasedRates({ release: { pages, before, after } }: { release: ReleaseReport }) {
  const { releases: words, format } = useWords()
  const rows = pages.flatMap(({ page, rates }) => rates.map((rate): Row => ({ page, ...rate })))
  const scale = differenceScale(rows.flatMap(({ difference }) => (difference ? [difference] : [])))
  return (
    <CardTable
      caption={words.notATest}
      rows={rows}
      keyOf={({ page, rate }) => `${page} ${rate}`}
      columns={[
        pageColumn(words.heads.page),
        { head: words.heads.rate, phone: 'whole', cell: ({ rate }) => words.rates[rate] },
        {
          head: format.days(before.from, before.to),
          kind: 'number',
          phone: 'half',
          cell: (row) => rateText(row.before),
        },
        { head: format.days(after.from, after.to), kind: 'number', phone: 'half', cell: (row) => rateText(row.after) },
        { head: words.difference(format.number(scale * 100)), kind: 'bar', phone: 'whole', cell: barOf },
        { head: words.heads.points, kind: 'number', phone: 'whole', cell: pointsOf },
      ]}
    />
  )

  function rateText({ goals, visits }: ReleasedRate['before']) {
    if (visits === 0) return <span className="text-slate">{words.noVisits}</span>
    return (
      <>
        {format.percent(goals / visits)}{' '}
        <span className="text-slate max-tab:block">{words.of(format.number(goals), format.number(visits))}</span>
      </>
    )
  }

  function barOf({ difference }: Row) {
    if (!difference) return null
    const place = (value: number) => 0.5 + value / scale / 2
    const [low, high] = [place(difference.low), place(difference.high)]
    // Less and more are not mirrored: a number line runs from left to right in Hebrew too.
    return (
      <svg height="20" className="w-full overflow-visible fill-ink in-data-faded:fill-ash" aria-hidden="true">
        <Interval low={low} high={high} likely={(low + high) / 2} none={0.5} size="row" />
      </svg>
    )
  }

  function pointsOf({ difference }: Row) {
    if (!difference) return <span className="text-slate">{words.tooFew}</span>
    return (
      <>
        <b className="font-semibold">{format.signedPoints((difference.low + difference.high) / 2)}</b>{' '}
        <span className="text-slate">
          {words.range(format.signedPoints(difference.low), format.signedPoints(difference.high))}
        </span>
      </>
    )
  }
}
