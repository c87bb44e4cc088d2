import type { SentEvent } from '@repo/contract/event-batch.ts'
import { quizStages } from '@repo/contract/quiz-stages.ts'
import { log, type Hint } from '@repo/server/log.ts'

const stages: ReadonlySet<string> = new Set(quizStages)

/**
 * Logs once that visitors see a step that this collector has no stage for: the site is newer, and the funnel lacks the step. Without
 * the step's id, which may be forged.
 */
export function unknownSteps(write = log): (event: SentEvent) => void {
  let isLogged = false
  return (event) => {
    if (isLogged || event.name !== 'quiz_step_view' || stages.has(`step:${event.stepId}`)) return
    isLogged = true
    write('step-not-counted', { hint })
  }
}

const hint =
  'A step of the quiz has no stage in packages/contract/quiz-stages.ts here: update the collector, restart it and its worker, run "npm run admin -- rebuild".' as Hint
