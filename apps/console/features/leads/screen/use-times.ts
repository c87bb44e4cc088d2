import { useEffect, useMemo, useState } from 'react'
import { addDays } from '@repo/contract/days.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** Ages and times of leads, in words; they move on by themselves. */
export function useTimes() {
  const { leads: words, format } = useWords()
  const now = useNow()
  return useMemo(() => {
    const age = (instant: string) => {
      const minutes = Math.max(1, Math.floor(Math.abs(now - Date.parse(instant)) / 60_000))
      if (minutes < 60) return words.minutes(minutes)
      return minutes < 48 * 60 ? words.hours(Math.floor(minutes / 60)) : words.daysOld(Math.floor(minutes / 1440))
    }
    const isToday = (instant: string) => format.dayAt(instant) === format.dayAt(now)
    const dayName = (instant: string) => {
      if (isToday(instant)) return words.today
      const day = format.dayAt(instant)
      return day === addDays(format.dayAt(now), -1) ? words.yesterday : format.day(day)
    }
    return {
      now,
      timeZone: format.timeZone,
      age,
      ago: (instant: string) => (now - Date.parse(instant) < 60_000 ? words.justNow : words.ago(age(instant))),
      /** 14:06 today, the day otherwise. */
      short: (instant: string) => (isToday(instant) ? format.time(instant) : format.day(format.dayAt(instant))),
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
