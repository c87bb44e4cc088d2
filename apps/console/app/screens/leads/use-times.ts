import { useEffect, useMemo, useState } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import { dayOf } from './zoned-time.ts'

/** Ages and times of leads, in words; they move on by themselves. */
export function useTimes() {
  const words = useWords().leads
  const format = useFormat()
  const now = useNow()
  return useMemo(() => {
    const { timeZone } = format
    const age = (instant: string) => {
      const minutes = Math.max(1, Math.floor(Math.abs(now - Date.parse(instant)) / 60_000))
      if (minutes < 60) return words.minutes(minutes)
      return minutes < 48 * 60 ? words.hours(Math.floor(minutes / 60)) : words.daysOld(Math.floor(minutes / 1440))
    }
    const dayName = (instant: string) => {
      const day = dayOf(Date.parse(instant), timeZone)
      if (day === dayOf(now, timeZone)) return words.today
      if (day === dayOf(now - 86_400_000, timeZone)) return words.yesterday
      return format.day(day)
    }
    const isToday = (instant: string) => dayOf(Date.parse(instant), timeZone) === dayOf(now, timeZone)
    return {
      now,
      timeZone,
      age,
      ago: (instant: string) => (now - Date.parse(instant) < 60_000 ? words.justNow : words.ago(age(instant))),
      /** 14:06 today, the day otherwise. */
      short: (instant: string) =>
        isToday(instant) ? format.time(instant) : format.day(dayOf(Date.parse(instant), timeZone)),
      /** The day with the time; today only the time. */
      time: (instant: string) =>
        isToday(instant)
          ? words.atTime(format.time(instant))
          : words.dayAndTime(dayName(instant), format.time(instant)),
      full: (instant: string) => words.dayAndTime(dayName(instant), format.time(instant)),
    }
  }, [format, now, words])
}

export type Times = ReturnType<typeof useTimes>

/** The current time, updated every 20 seconds, so that ages in minutes stay right without a request. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
