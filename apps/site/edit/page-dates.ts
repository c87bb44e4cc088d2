import { isDay } from '@repo/content/schedule-issues.ts'
import { nodesIn } from '@repo/content/source/literals.ts'
import { setFields, textFields } from '@repo/content/source/write-source.ts'

/** The days of a page and of its banner, as their file writes them. */
export type PageDates = Partial<Record<'page' | 'banner', Dates>>

export interface Dates {
  /** Not yet: it has no days. */
  draft?: true
  from?: string
  until?: string
}

export function readDates(file: string, code: string): PageDates {
  const nodes = nodesIn(code, file)
  return Object.fromEntries(
    Object.entries(places).flatMap(([part, at]) => {
      const fields = textFields(code, at, file)
      if (!fields) return []
      const isDraft = nodes.some(({ path, node }) => path === `${at}.draft` && node.value === true)
      const { from, until } = fields
      return [[part, { ...(isDraft && { draft: true }), ...(from && { from }), ...(until && { until }) }]]
    }),
  )
}

/** The file of a page with other days, to be formatted; an empty one is taken out. */
export function withDates(file: string, code: string, dates: PageDates): string {
  return Object.entries(dates).reduce((made, [part, { draft, from, until }]) => {
    const at = places[part as keyof PageDates]
    if (!textFields(made, at, file)) throw new Error(`This page has no ${part} with days.`)
    for (const day of [from, until]) if (day && !isDay(day)) throw new Error(`"${day}" is no day like 2027-03-01.`)
    return setFields(made, at, {
      draft: draft === true || undefined,
      from: from || undefined,
      until: until || undefined,
    })
  }, code)
}

/** Does it end before it begins? It would never show. */
export function isBackwards({ from, until }: Dates): boolean {
  return Boolean(from && until && until < from)
}

export function isSameDates(one: PageDates, other: PageDates): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The object that a page is defined by, and the one of its banner. */
const places = { page: 'default', banner: 'default.banner' }
