import { Calendar } from 'lucide-react'
import type { TodayReport } from '@repo/console/api/reports.ts'
import { useReport } from '../../panels/use-report.ts'
import { todaySoFar } from '../../shell/period.ts'
import { Screen } from '../../shell/screen.tsx'
import { useSession } from '../../shell/session.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import { CallList } from './call-list.tsx'
import { LookHere } from './look-here.tsx'
import { TodayFigures } from './today-figures.tsx'
import styles from './today-screen.module.css'

/** Whom to call now, how the day goes, and what deserves a look. */
export function TodayScreen() {
  const words = useWords().today
  const format = useFormat()
  const { timeZone } = useSession()
  const query = useReport<TodayReport>('/api/today')
  return (
    <Screen
      title={words.title}
      tools={
        <span className={styles.day}>
          <Calendar aria-hidden="true" className={styles.icon} />
          {format.weekday(query.data?.day ?? todaySoFar(timeZone).from)}
        </span>
      }
    >
      <div className={styles.today}>
        <TodayFigures query={query} />
        <div className={styles.two}>
          <CallList />
          <LookHere hint={query.data?.hint} />
        </div>
      </div>
    </Screen>
  )
}
