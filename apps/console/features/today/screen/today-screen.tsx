import { useQuery } from '@tanstack/react-query'
import { Calendar, Sunrise } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Notice } from '../../../shared/controls/notice.tsx'
import { queries } from '../../../app/queries.ts'
import { todaySoFar } from '../../../shared/shell/period.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useIsFirstDay, useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { CallList } from './call-list.tsx'
import { LookHere } from './look-here.tsx'
import { TodayFigures } from './today-figures.tsx'

/** Whom to call now, how the day goes, and what deserves a look. */
export function TodayScreen() {
  const { today: words, format } = useWords()
  const { timeZone } = useSession()
  const isFirstDay = useIsFirstDay()
  const query = useQuery(queries.today)
  return (
    <Screen
      title={words.title}
      tools={
        <span className="inline-flex min-h-9.5 items-center gap-2 rounded-small bg-paper px-3 font-semibold">
          <Calendar aria-hidden="true" className="size-3.75" />
          {format.weekday(query.data?.day ?? todaySoFar(timeZone).from)}
        </span>
      }
    >
      {isFirstDay && (
        <Notice Icon={Sunrise}>
          <b>{words.first.title}</b> {words.first.more}
        </Notice>
      )}
      <div className="flex flex-col gap-3 max-tab:flex-col-reverse">
        <TodayFigures query={query} />
        <div className="grid gap-3 tab:has-[>:nth-child(2)]:grid-cols-[4fr_3fr] lap:has-[>:nth-child(2)]:grid-cols-[3fr_2fr]">
          <CallList />
          <LookHere hint={query.data?.hint} />
        </div>
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
