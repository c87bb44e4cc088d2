import type { TrackedEvent } from '@repo/contract/events.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { Journey } from '@repo/contract/quiz/journey.ts'
import { getStep } from '@repo/contract/quiz/journey.ts'
import { aovBucket, answersKeys, scenarioFor } from '@repo/contract/quiz/personal.ts'
import type { Quiz } from '@repo/contract/quiz/quiz.ts'

/**
 * Events as the difference of two states; `before` is null when the quiz has just opened. Because it compares facts, a move
 * without effect reports nothing, and no event can be sent twice.
 */
export function journeyEvents(quiz: Quiz, before: Journey | null, after: Journey, lang: Locale): TrackedEvent[] {
  const stepId = getStep(quiz, after).id
  const { answers, selection } = after
  const events: TrackedEvent[] = []

  if (!before) events.push(['quiz_started', { lang }])
  if (before?.index !== after.index) events.push(['quiz_step_view', { stepId, lang }])
  if (selection && before?.selection !== selection) {
    events.push(['quiz_option_select', { stepId, optionId: selection, lang }])
  }
  if (after.finished && !before?.finished) {
    const aov_bucket = aovBucket(answers)
    events.push([
      'quiz_completed',
      { scenario: scenarioFor(answers), aov_bucket, answers_keys: answersKeys(answers), lang },
    ])
  }
  return events
}
