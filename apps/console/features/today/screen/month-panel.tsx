import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queries } from '../../../app/queries.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { lastDays } from '../../../shared/shell/period.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { TrendChart } from '../../funnel/screen/trend-chart.tsx'
import { drawnDays } from '../../funnel/screen/trend-days.ts'

/** The last 30 days, small. It is read on the Funnel. */
export function MonthPanel() {
  const words = useWords().trend
  const { timeZone } = useSession()
  const period = lastDays(30, timeZone)
  const query = useQuery(queries.trend(period))
  return (
    <ReportPanel
      query={query}
      title={words.last}
      aside={
        <Link to="/funnel" className={textLink}>
          {words.open}
        </Link>
      }
    >
      {({ days }) => <TrendChart isSmall days={drawnDays(days).filter(({ day }) => day >= period.from)} />}
    </ReportPanel>
  )
}
