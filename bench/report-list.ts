import type { Pool } from 'pg'
import { readAnswers } from '@repo/console/server/reports/read-answers.ts'
import { readChoices } from '@repo/console/server/reports/read-choices.ts'
import { readPageReport, readPagesReport } from '@repo/console/server/reports/read-pages-report.ts'
import { readSplit } from '@repo/console/server/reports/read-split.ts'
import { readSteps } from '@repo/console/server/reports/read-steps.ts'
import { readToday } from '@repo/console/server/reports/read-today.ts'
import { readTotals } from '@repo/console/server/reports/read-totals.ts'
import type { SitePages } from '@repo/console/server/reports/site-pages.ts'
import type { Period } from '@repo/contract/days.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { readDays } from '@repo/server/experiments/read-days.ts'

/** What a report is asked for. */
export interface Asked {
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
  { period, today, source, campaign, page, experiments }: Asked,
): Record<string, () => Promise<unknown>> {
  return {
    totals: () => readTotals(pool, pages, period, today),
    'totals, one language and source': () => readTotals(pool, pages, { ...period, lang: 'he', source }, today),
    'totals, one campaign': () => readTotals(pool, pages, { ...period, campaign }, today),
    'totals, one campaign and page': () => readTotals(pool, pages, { ...period, campaign, page }, today),
    steps: () => readSteps(pool, pages, period),
    'split by source': () => readSplit(pool, pages, period, 'source'),
    'split by campaign': () => readSplit(pool, pages, period, 'campaign'),
    'split by campaign, one page': () => readSplit(pool, pages, { ...period, page }, 'campaign'),
    'split by device': () => readSplit(pool, pages, period, 'device'),
    'split by an answer': () => readSplit(pool, pages, period, 'goal'),
    answers: () => readAnswers(pool, pages, period),
    'answers, one page': () => readAnswers(pool, pages, { ...period, page }),
    pages: () => readPagesReport(pool, pages, period),
    'one page': () => readPageReport(pool, pages, period, page),
    'filter choices': () => readChoices(pool, period),
    today: () => readToday(pool, pages, today),
    'experiments by day and arm': () => readDays(pool, experiments, period.to),
  }
}
