import type { Context } from 'hono'
import { z } from 'zod'
import type { Filters } from '@repo/console/api/reports.ts'
import { countDays, type Period } from '@repo/contract/days.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { readSearch } from '../read-input.ts'

/** The filters of a request, or 400. `more` is what a report needs beside them. */
export function readFilters<More extends z.ZodRawShape = {}>(c: Context, more = {} as More) {
  return readSearch(
    c,
    z.object({ ...shape, ...more }).refine((period) => isPeriod(period as Period)),
  ) as Filters & z.output<z.ZodObject<More>>
}

const maxDays = 400

/** Counts hold the first 100 characters (rollup/aggregate-visits.ts). */
export const text = z
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

function isPeriod(period: Period): boolean {
  return period.from <= period.to && countDays(period) <= maxDays
}
