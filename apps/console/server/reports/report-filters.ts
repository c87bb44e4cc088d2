import type { Context } from 'hono'
import { z } from 'zod'
import type { Filters, Split } from '@repo/console/api/reports.ts'
import { splits } from '@repo/console/api/reports.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { readSearch } from '../read-input.ts'

/** The filters of a request, or 400. */
export function readFilters(c: Context): Filters {
  return readSearch(c, z.object(shape).refine(isPeriod)) as Filters
}

export function readSplitFilters(c: Context): { by: Split; filters: Filters } {
  const { by, ...filters } = readSearch(c, z.object({ ...shape, by: z.enum(splits) }).refine(isPeriod))
  return { by, filters: filters as Filters }
}

export function readPageFilters(c: Context): { variant: string; filters: Filters } {
  const { variant, ...filters } = readSearch(c, z.object({ ...shape, variant: text }).refine(isPeriod))
  return { variant, filters: filters as Filters }
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days a period has, both ends included. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

const dayMs = 86_400_000
const maxDays = 400

/** Counts hold the first 100 characters (rollup/aggregate-visits.ts). */
const text = z
  .string()
  .max(100)
  .refine((value) => value.isWellFormed())

/** From 2000 on: PostgreSQL has no year 0, and the days before a period are read too. */
const day = z.iso.date().refine((value) => value >= '2000-01-01')

const shape = {
  from: day,
  to: day,
  lang: z.enum(localeCodes).optional(),
  source: text.optional(),
  campaign: text.optional(),
  page: text.optional(),
}

function isPeriod({ from, to }: { from: string; to: string }): boolean {
  return from <= to && daysBetween(from, to) <= maxDays
}
