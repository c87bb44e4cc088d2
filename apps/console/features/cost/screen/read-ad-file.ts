import type { AdCostRow } from '../api/money.ts'
import type { AdSource } from '@repo/contract/match-campaign.ts'
import { readAmount } from './read-amount.ts'
import { type DateOrder, provenOrder, readDay } from './read-day.ts'
import { splitTable, type TableLine } from './split-table.ts'

/** A table of an ad platform: its columns as guessed, and the lines below them. */
export interface AdTable {
  /** Absent: its columns are those of no platform that we know. */
  source?: AdSource
  head: string[]
  columns: Columns
  before: TableLine[]
  lines: TableLine[]
}

/** Places of the columns in a line. */
export type Columns = Partial<Record<Field, number>>
export const fields = ['day', 'campaign', 'cost', 'clicks'] as const
export type Field = (typeof fields)[number]

/** Why lines were left out, or how they were taken. `none`: no cost in the cell, counted as nothing spent. */
export interface LineError {
  is: 'before' | 'total' | 'no-day' | 'no-number' | 'none'
  lines: number[]
  text: string
}

export type Understood =
  | { error: 'no-day' }
  | { error: 'no-columns' }
  | { error: 'dates'; example: string; readings: [dayFirst: string, monthFirst: string] }
  | { error?: never; rows: AdCostRow[]; currencies: string[]; errors: LineError[]; understood: number; of: number }

/** Finds the line of names, in English or Hebrew, below whatever a report begins with; undefined if there is no table. */
export function readAdTable(text: string): AdTable | undefined {
  const lines = splitTable(text)
  const place = lines.slice(0, 20).findIndex(({ cells }) => Object.keys(guessColumns(cells)).length >= 2)
  const head = lines[place]?.cells
  if (!head || lines.length === place + 1) return undefined
  const source = findSource(head)
  return {
    ...(source && { source }),
    head,
    columns: guessColumns(head),
    before: lines.slice(0, place),
    lines: lines.slice(place + 1),
  }
}

/** What the lines say with these columns. Nothing is left out silently. */
export function understandTable(table: AdTable, columns: Columns, chosen?: DateOrder): Understood {
  const { day: dayAt, campaign: nameAt, cost: costAt, clicks: clicksAt } = columns
  if (dayAt === undefined) return { error: 'no-day' }
  if (nameAt === undefined || costAt === undefined) return { error: 'no-columns' }
  const cell = ({ cells }: TableLine, place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''))
  const dates = table.lines.map((line) => cell(line, dayAt))
  const order = chosen ?? provenOrder(dates)
  const open = order ? undefined : dates.find((date) => readDay(date, 'day') !== readDay(date, 'month'))
  if (open !== undefined)
    return { error: 'dates', example: open, readings: [readDay(open, 'day') ?? '', readDay(open, 'month') ?? ''] }

  const sums = new Map<string, AdCostRow>()
  const errors: (LineError & { lines: [number] })[] = table.before.map(({ number, cells }) => ({
    is: 'before',
    lines: [number],
    text: cells.find((one) => one !== '') ?? '',
  }))
  for (const line of table.lines) {
    const leaveOut = (is: LineError['is'], text: string) => errors.push({ is, lines: [line.number], text })
    // As long as it is stored: two names that are the same then are one.
    const name = cell(line, nameAt).slice(0, 400)
    const day = readDay(cell(line, dayAt), order)
    const total = line.cells.find((one) => isTotal.test(one))
    const cost = readAmount(cell(line, costAt))
    if (total !== undefined && (day === undefined || name === '' || isTotal.test(name))) leaveOut('total', total)
    else if (day === undefined || name === '') leaveOut('no-day', cell(line, dayAt) || name)
    else if (cost === undefined) leaveOut('no-number', cell(line, costAt))
    else {
      if (cost === 'none') leaveOut('none', '')
      const clicks = readAmount(cell(line, clicksAt))
      const key = `${day} ${name}`
      const [, , before = 0, clicksBefore] = sums.get(key) ?? []
      const hundredths = cost === 'none' ? 0 : Math.round(cost * 100)
      const allClicks = typeof clicks === 'number' ? Math.round(clicks) + (clicksBefore ?? 0) : (clicksBefore ?? null)
      sums.set(key, [name, day, before + hundredths, allClicks])
    }
  }
  const left = errors.filter(({ is }) => is !== 'none').length
  const of = table.before.length + table.lines.length
  return {
    rows: [...sums.values()],
    currencies: currenciesOf(table, costAt),
    errors: joinErrors(errors),
    understood: of - left,
    of,
  }
}

/** One entry for the lines that have the same error and say the same. */
function joinErrors(errors: readonly LineError[]): LineError[] {
  const alike = Map.groupBy(errors, ({ is, text }) => (is === 'before' || is === 'none' ? is : `${is} ${text}`))
  return [...alike.values()].flatMap((some) =>
    some[0] ? [{ ...some[0], lines: some.flatMap(({ lines }) => lines) }] : [],
  )
}

/** From the name of the column, a column of codes, or the signs in the cells. */
function currenciesOf({ head, lines }: AdTable, costAt: number): string[] {
  const inName = /\(([A-Z]{3}|[₪$€£])\)/.exec(head[costAt] ?? '')?.[1]
  if (inName) return [bySign[inName] ?? inName]
  const codeAt = head.findIndex((name) => isCurrencyName.test(name))
  const cells = lines.map(({ cells: all }) => all[codeAt] ?? '').filter((code) => /^[A-Z]{3}$/.test(code))
  const signs = lines.flatMap(({ cells: all }) => /[₪$€£]/.exec(all[costAt] ?? '')?.[0] ?? [])
  return [...new Set(cells.length > 0 ? cells : signs.map((sign) => bySign[sign] ?? ''))]
}

const bySign: Record<string, string> = { '₪': 'ILS', $: 'USD', '€': 'EUR', '£': 'GBP' }
const isCurrencyName = /^(currency( code)?|קוד מטבע|קוד המטבע|מטבע)$/i
const isTotal = /^(grand )?totals?\b|^results from \d|^סה["״']?כ|^סך הכו?ל|^תוצאות מ/i

/** Names of columns, the best first. */
const names: Record<Field, readonly RegExp[]> = {
  day: [/^(day|date|יום|תאריך)$/i],
  campaign: [/^(campaign name|שם ה?קמפיין)$/i, /^(campaign|קמפיין)$/i],
  cost: [/^(amount spent|ה?סכום שהוצא)\b.*/i, /^ה?סכום שהוצא/, /^(cost|spend|spent|עלות)( ?\(([A-Z]{3}|[₪$€£])\))?$/i],
  clicks: [/^(link clicks|לחיצות על ה?קישור|קליקים על ה?קישור)$/i, /^(clicks( \(all\))?|קליקים|לחיצות|הקלקות)$/i],
}

function guessColumns(head: readonly string[]): Columns {
  const found = fields.flatMap((field): [Field, number][] => {
    const places = names[field].map((name) => head.findIndex((cell) => name.test(cell))).filter((place) => place >= 0)
    return places[0] === undefined ? [] : [[field, places[0]]]
  })
  return Object.fromEntries(found)
}

function findSource(head: readonly string[]): AdSource | undefined {
  const has = (name: RegExp) => head.some((cell) => name.test(cell))
  if (has(/^amount spent|^ה?סכום שהוצא/i)) return 'meta'
  return has(/^(campaign|קמפיין)$/i) && has(/^(cost|עלות)$/i) ? 'google' : undefined
}
