import { isDay } from '@repo/content/schedule-issues.ts'
import { setFields, textFields } from '@repo/content/source/write-source.ts'

/** The days of a page and of its banner, as their file writes them. */
export type PageDates = Partial<Record<'page' | 'banner', Dates>>

export interface Dates {
  from?: string
  until?: string
}

export function readDates(file: string, code: string): PageDates {
  const parts = Object.entries(places).map(([part, at]) => [part, textFields(code, at, file)] as const)
  const days = ({ from, until }: Dates) => ({ ...(from && { from }), ...(until && { until }) })
  return Object.fromEntries(parts.flatMap(([part, fields]) => (fields ? [[part, days(fields)]] : [])))
}

/** The file of a page with other days, to be formatted; an empty one is taken out. */
export function withDates(file: string, code: string, part: 'page' | 'banner', { from, until }: Dates): string {
  if (!textFields(code, places[part], file)) throw new Error(`This page has no ${part} with days.`)
  for (const day of [from, until]) if (day && !isDay(day)) throw new Error(`"${day}" is no day like 2027-03-01.`)
  return setFields(code, places[part], { from: from || undefined, until: until || undefined })
}

/** Does it end before it begins? It would never show. */
export function isBackwards({ from, until }: Dates): boolean {
  return Boolean(from && until && until < from)
}

/** The object that a page is defined by, and the one of its banner. */
const places = { page: 'default', banner: 'default.banner' }
