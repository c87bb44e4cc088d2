import type { Pool } from 'pg'
import type { Filters, StepsReport } from '@repo/console/api/reports.ts'
import { readStageCounts } from './read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'
import { stepsOf } from './steps-of.ts'
import { partOf } from './totals-of.ts'

export async function readSteps(pool: Pool, pages: SitePages, filters: Filters): Promise<StepsReport> {
  const counts = await readStageCounts(pool, pages, filters, 'lang')
  const { starts, began } = partOf(counts)
  return { starts, began, steps: stepsOf(counts) }
}
