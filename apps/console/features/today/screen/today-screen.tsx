import { useQuery } from '@tanstack/react-query'
import { Calendar } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { queries } from '../../../app/queries.ts'
import { todaySoFar } from '../../../shared/shell/period.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useIsFirstDay, useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { CallList } from './call-list.tsx'
import { LookHere } from './look-here.tsx'
import { MonthPanel } from './month-panel.tsx'
import { TodayFigures } from './today-figures.tsx'
import styles from './today.module.css'

/** Whom to call now, how the day goes, and what deserves a look. */
export function TodayScreen() {
  const { today: words, format } = useWords()
  const { timeZone } = useSession()
  const isFirstDay = useIsFirstDay()
  const query = useQuery(queries.today)
  // Of all days: where nobody agrees to be counted, every day is the first.
  const hasLeads = (useQuery(queries.leadCounts).data?.all ?? 0) > 0
  return (
    <Screen
      title={isFirstDay && !hasLeads ? words.first.title : words.title}
      tools={
        <span className="inline-flex min-h-9.5 items-center gap-2 rounded-small bg-paper px-3 font-semibold max-tab:hidden">
          <Calendar aria-hidden="true" className="size-3.75" />
          {format.weekday(query.data?.day ?? todaySoFar(timeZone).from)}
        </span>
      }
    >
      <div className={styles.today}>
        <TodayFigures query={query} hasLeads={hasLeads} />
        {(!isFirstDay || hasLeads) && (
          <>
            <CallList />
            <LookHere hint={query.data?.hint} />
          </>
        )}
        {!isFirstDay && <MonthPanel />}
      </div>
      {isFirstDay && query.data && (
        <Suspense>
          <FirstDay today={query.data.today} />
        </Suspense>
      )}
    </Screen>
  )
}

const FirstDay = lazy(async () => ({ default: (await import('./first-day.tsx')).FirstDay }))
