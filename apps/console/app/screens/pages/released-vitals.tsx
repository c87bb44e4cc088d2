import type { ReleasedPage } from '@repo/console/api/releases.ts'
import { CardTable } from '../../charts/card-table.tsx'
import { useWords } from '../../words/use-words.tsx'
import { pageColumn } from './page-column.tsx'

/** Web vitals of the changed pages before and after. */
export function ReleasedVitals({ pages }: { pages: readonly ReleasedPage[] }) {
  const { releases: words, format } = useWords()
  return (
    <CardTable
      caption={words.vitals}
      rows={pages.filter(({ vitals }) => vitals.length > 0)}
      keyOf={({ page }) => page}
      columns={[
        pageColumn(words.heads.page),
        ...['LCP', 'INP', 'CLS'].map((metric) => ({
          head: metric,
          kind: 'number' as const,
          phone: 'half' as const,
          cell: ({ vitals }: ReleasedPage) => (
            <span className="max-tab:whitespace-normal">{textOf(vitals.find((one) => one.metric === metric))}</span>
          ),
        })),
      ]}
    />
  )

  function textOf(vital: ReleasedPage['vitals'][number] | undefined): string {
    if (!vital) return '–'
    const { metric } = vital
    const [before, after] = [vital.before, vital.after].map((value) =>
      value === undefined ? undefined : valueOf(metric, value),
    )
    if (before === undefined) return words.nowOnly(after ?? '')
    return after === undefined ? words.beforeOnly(before) : words.fromTo(before, after)
  }

  function valueOf(metric: string, value: number): string {
    if (metric === 'LCP') return words.seconds(format.decimal(value / 1000, 1))
    return metric === 'CLS' ? format.decimal(value, 2) : words.milliseconds(format.number(Math.round(value)))
  }
}
