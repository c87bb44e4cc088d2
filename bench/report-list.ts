import type { Pool } from 'pg'
import { readAnswers } from '@repo/console/features/funnel/server/read-answers.ts'
import { readChoices } from '@repo/console/features/funnel/server/read-choices.ts'
import { readSplit } from '@repo/console/features/funnel/server/read-split.ts'
import { readSteps } from '@repo/console/features/funnel/server/read-steps.ts'
import { readToday } from '@repo/console/features/today/server/read-today.ts'
import { readTrend } from '@repo/console/features/funnel/server/read-trend.ts'
import { readTotals } from '@repo/console/features/funnel/server/read-totals.ts'
import type { SitePages } from '@repo/console/features/funnel/server/site-pages.ts'
import { addDays, type Period } from '@repo/contract/days.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { readDays } from '@repo/server/experiments/read-days.ts'

/** The request of a report. */
export interface ReportRequest {
  period: Period
  today: string
  source: string
  campaign: string
  page: string
  experiments: readonly ExperimentRecord[]
}

/** Every report of the console, by name. */
export function listReports(
  pool: Pool,
  pages: SitePages,
  { period, today, source, campaign, page, experiments }: ReportRequest,
): Record<string, () => Promise<unknown>> {
  const quarter = { from: addDays(today, -90), to: addDays(today, -1) }
  return {
    totals: () => readTotals(pool, pages, period, today),
    'totals, one language and source': () => readTotals(pool, pages, { ...period, lang: 'he', source }, today),
    'totals, one campaign': () => readTotals(pool, pages, { ...period, campaign }, today),
    'totals, one campaign and page': () => readTotals(pool, pages, { ...period, campaign, page }, today),
    steps: () => readSteps(pool, pages, period),
    'split by source': () => readSplit(pool, pages, period, 'source'),
    'split by campaign': () => readSplit(pool, pages, period, 'campaign'),
    'split by campaign, one page': () => readSplit(pool, pages, { ...period, page }, 'campaign'),
    'split by page': () => readSplit(pool, pages, period, 'page'),
    'split by device': () => readSplit(pool, pages, period, 'device'),
    'split by an answer': () => readSplit(pool, pages, period, 'goal'),
    answers: () => readAnswers(pool, pages, period),
    'answers, one page': () => readAnswers(pool, pages, { ...period, page }),
    'filter choices': () => readChoices(pool, period),
    today: () => readToday(pool, pages, { today, timeZone: 'UTC', now: Date.now() }),
    'trend, 90 days': () => readTrend(pool, pages, quarter, today, experiments),
    'trend, 90 days, one campaign and page': () =>
      readTrend(pool, pages, { ...quarter, campaign, page }, today, experiments),
    'experiments by day and arm': () => readDays(pool, experiments, period.to),
  }
}
