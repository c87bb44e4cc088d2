import MagicString from 'magic-string'
import { parseSync } from 'oxc-parser'

/** The days of a page and of its banner, as their file writes them. */
export type PageDates = Partial<Record<'page' | 'banner', Dates>>

export interface Dates {
  from?: string
  until?: string
}

export function readDates(file: string, code: string): PageDates {
  const dates: PageDates = {}
  for (const [part, { properties }] of Object.entries(objectsIn(file, code))) {
    const found = properties.filter(({ key }) => key.name === 'from' || key.name === 'until')
    dates[part as keyof PageDates] = Object.fromEntries(found.map(({ key, value }) => [key.name, value.value]))
  }
  return dates
}

/** The file of a page with other days, to be formatted; an empty one is taken out. */
export function withDates(file: string, code: string, part: 'page' | 'banner', dates: Dates): string {
  const object = objectsIn(file, code)[part]
  const [first] = object?.properties ?? []
  if (!object || !first) throw new Error(`This page has no ${part} with days.`)
  const text = new MagicString(code)
  for (const name of ['from', 'until'] as const) {
    const day = dates[name] ?? ''
    if (day !== '' && !isDay(day)) throw new Error(`"${day}" is no day like 2027-03-01.`)
    const own = object.properties.find(({ key }) => key.name === name)
    if (own && day) text.overwrite(own.value.start, own.value.end, `'${day}'`)
    else if (own) text.remove(code.slice(0, own.start).trimEnd().length, own.end + (code[own.end] === ',' ? 1 : 0))
    else if (day) text.appendLeft(first.end, `, ${name}: '${day}'`)
  }
  return text.toString()
}

/** Does it end before it begins? It would never show. */
export function isBackwards({ from, until }: Dates): boolean {
  return Boolean(from && until && until < from)
}

/** Days that no calendar has are refused: `2027-02-30`. */
function isDay(day: unknown): boolean {
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const date = new Date(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

interface ObjectNode {
  properties: {
    start: number
    end: number
    key: { name?: string }
    value: { start: number; end: number; value: string }
  }[]
}

/** The object that a page is defined by, and the one of its banner. */
function objectsIn(file: string, code: string): Partial<Record<'page' | 'banner', ObjectNode>> {
  const body = parseSync(file, code).program.body as unknown as {
    type: string
    declaration?: { arguments?: ObjectNode[] }
  }[]
  const page = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration?.arguments?.[0]
  const banner = page?.properties.find(({ key }) => key.name === 'banner')?.value as unknown as ObjectNode | undefined
  return { ...(page && { page }), ...(banner?.properties && { banner }) }
}
