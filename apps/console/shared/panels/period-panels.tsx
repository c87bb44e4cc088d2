import { useQuery } from '@tanstack/react-query'
import { Sunrise } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Notice } from '../controls/notice.tsx'
import { queries } from '../../app/queries.ts'
import { todaySoFar } from '../shell/period.ts'
import { useIsFirstDay, useSession } from '../shell/session.ts'
import { useFilters } from '../shell/use-filters.ts'
import { useWords } from '../words/use-words.tsx'
import { NoDataState } from './no-data-state.tsx'
import { Panel } from './panel.tsx'

/** The panels of a screen with filters, or one state for all of them if the period has no visit. On day one it says so above them. */
export function PeriodPanels({ children }: { children: ReactNode }) {
  const words = useWords().panels
  const { filters } = useFilters()
  const { timeZone } = useSession()
  const isFirstDay = useIsFirstDay()
  const hasEvents = useQuery(queries.pulse).data?.hasEvents
  const { data, error } = useQuery(queries.totals(filters))
  if (data && !error && data.now.visits + data.now.starts + data.now.leads === 0)
    return hasEvents === false ? (
      <Panel label={words.noData}>
        <NoDataState />
      </Panel>
    ) : (
      <Suspense>
        <EmptyPeriod />
      </Suspense>
    )
  return (
    <>
      {isFirstDay && filters.from === todaySoFar(timeZone).from && (
        <Notice Icon={Sunrise}>
          <b>{words.firstDay}</b>
        </Notice>
      )}
      {children}
    </>
  )
}

const EmptyPeriod = lazy(async () => ({ default: (await import('./empty-period.tsx')).EmptyPeriod }))
