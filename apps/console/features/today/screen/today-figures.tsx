import type { UseQueryResult } from '@tanstack/react-query'
import type { TodayReport } from '../../funnel/api/reports.ts'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { useIsFirstDay } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

const figures = ['visits', 'starts', 'installClicks', 'leads'] as const

/** Today so far, each figure beside yesterday's whole day: ink dots are today, grey ones what is left up to yesterday. */
export function TodayFigures({ query }: { query: UseQueryResult<TodayReport> }) {
  const words = useWords().today
  return (
    <section className="grid grid-cols-4 gap-3 max-tab:grid-cols-2 max-tab:gap-2" aria-label={words.figures}>
      {figures.map((name) => (
        <ReportPanel key={name} query={query} label={words[name]} className="grid *:min-h-full max-tab:p-3.5">
          {({ today, yesterday }) => <Figure name={name} today={today[name]} yesterday={yesterday[name]} />}
        </ReportPanel>
      ))}
    </section>
  )
}

/** One figure. Today and yesterday share a dot scale, so that their dots can be compared. */
function Figure({ name, today, yesterday }: { name: (typeof figures)[number]; today: number; yesterday: number }) {
  const { today: words, format } = useWords()
  const isFirstDay = useIsFirstDay()
  const scale = dotScale(Math.max(today, yesterday))
  const soFar = countDots(today, scale)
  return (
    <div className="flex h-full flex-col" data-figure={name}>
      <p className="text-slate">{words[name]}</p>
      <p className="mb-3.5 font-display text-count/none tracking-tight in-data-faded:text-slate max-tab:mb-2.5 max-tab:text-figure">
        <bdi dir="ltr">{format.number(today)}</bdi>
      </p>
      <Dots look="grid" className="mb-3.5" counts={{ here: soFar, gone: countDots(yesterday, scale) - soFar }} />
      <p className="mt-auto pt-1 text-slate">
        {isFirstDay ? words.noYesterday : `${words.yesterday} `}
        {!isFirstDay && (
          <bdi dir="ltr" className="font-semibold text-ink in-data-faded:text-slate">
            {format.number(yesterday)}
          </bdi>
        )}
      </p>
      <p className="text-micro text-slate">{words.oneDot[name](scale, format.number(scale))}</p>
    </div>
  )
}
