import { funnelStages, type QuizStage } from '@repo/contract/quiz-stages.ts'
import type { StepsReport } from '@repo/console/api/reports.ts'
import type { StageCount } from './read-stage-counts.ts'

/** Sessions that began with consent, by "this step or a later one": a running sum from the end, so it never rises. */
export function stepsOf(counts: readonly StageCount[]): StepsReport['steps'] {
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
