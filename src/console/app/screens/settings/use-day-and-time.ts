import { useMemo } from 'react'
import { useSession } from '../../shell/session.tsx'
import { isolated } from '../../words/isolated.ts'
import { useSpoken } from '../../words/use-words.tsx'

/** An instant as the calendar and the clock of the owner's time zone show it. */
export function useDayAndTime(): (instant: string) => string {
  const { locale } = useSpoken()
  const { timeZone } = useSession()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
    return (instant) => isolated(format.format(new Date(instant)).replaceAll(/[\u200E\u200F]/g, ''))
  }, [locale, timeZone])
}
