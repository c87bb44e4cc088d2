import type { Context } from 'hono'
import { z } from 'zod'
import type { Filters } from '../api/reports.ts'
import { countDays, type Period } from '@repo/contract/days.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { day, readSearch, text } from '../../../server/read-input.ts'

/** The filters of a request, or 400. `more` is what a report needs beside them. */
export function readFilters<More extends z.ZodRawShape = {}>(c: Context, more = {} as More) {
  return readSearch(
    c,
    z.object({ ...shape, ...more }).refine((period) => isPeriod(period as Period)),
  ) as Filters & z.output<z.ZodObject<More>>
}

const maxDays = 400

/** Counts hold the first 100 characters (rollup/aggregate-visits.ts). */
export const countedText = text.max(100)

const shape = {
  from: day,
  to: day,
  lang: z.enum(localeCodes).optional(),
  source: countedText.optional(),
  campaign: countedText.optional(),
  page: countedText.optional(),
}

function isPeriod(period: Period): boolean {
  return period.from <= period.to && countDays(period) <= maxDays
}
