import type { Pool } from 'pg'
import type { Filters, StepsReport } from '../api/reports.ts'
import { funnelStages, type QuizStage } from '@repo/contract/quiz-stages.ts'
import { readStageCounts, type StageCount } from './read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'
import { sumSessions } from './sum-totals.ts'

export async function readSteps(pool: Pool, pages: SitePages, filters: Filters): Promise<StepsReport> {
  const counts = await readStageCounts(pool, pages, filters, 'lang')
  const { starts, consentedAtStart } = sumSessions(counts)
  return { starts, consentedAtStart, steps: buildSteps(counts) }
}

/** Sessions that began with consent, by "this step or a later one": a running sum from the end, so it never rises. */
export function buildSteps(counts: readonly StageCount[]): StepsReport['steps'] {
  const furthest = new Map<QuizStage, number>()
  for (const { stage, entry, visits } of counts)
    if (entry === 'start' && stage !== 'visit' && stage !== 'lead')
      furthest.set(stage, (furthest.get(stage) ?? 0) + visits)
  let reached = 0
  return funnelStages
    .toReversed()
    .map((stage) => ({ stage, reached: (reached += furthest.get(stage) ?? 0) }))
    .toReversed()
}
