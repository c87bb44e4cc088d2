import type { Scenario } from '@repo/contract/scenario.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { PreviewWords } from '@repo/content/quizzes/personal-words.ts'
import type { Answers, Journey } from '@repo/contract/quiz/journey.ts'
import { personalQuiz, scenarioFor } from '@repo/contract/quiz/personal.ts'
import { usualPain } from '@repo/contract/quiz/plan-answers.ts'
import type { PreviewPlan, PreviewTalk } from './preview-plan.ts'

/** The visitor's survey after the answers so far. */
export interface Preview {
  scenario: Scenario
  talk: PreviewTalk
  settings: Copy[]
}

/**
 * The survey of the plan that the answers so far lead to: goal and pain decide its conversation, the later answers add
 * settings. Conversation, moment and source of visitors are the plan's own words, so that the survey a visitor sees being
 * built is the one on the results page. The moment is the goal's alone; it is listed once the pain is known too.
 */
export function composePreview(words: PreviewWords, plan: PreviewPlan, journey: Journey): Preview {
  const answers = answersSoFar(journey)
  const scenario = scenarioFor(answers)
  const talks: Partial<Record<string, PreviewTalk>> = plan.talks[scenario]
  const lines: Partial<Record<string, Partial<Record<string, Copy>>>> = { ...words.settings, traffic: plan.whom }
  return {
    scenario,
    talk: talks[answers.pain ?? ''] ?? plan.talks[scenario][usualPain[scenario]],
    settings: Object.entries(answers).flatMap(
      ([stepId, optionId]) => (stepId === 'pain' ? plan.when[scenario] : lines[stepId]?.[optionId ?? '']) ?? [],
    ),
  }
}

/** Answers of the steps before, and the current selection. Answers of later steps are ignored until they are reached again. */
function answersSoFar({ index, answers, selection }: Journey): Answers {
  const sofar = personalQuiz.slice(0, index + 1).map(({ id }, place) => {
    const optionId = (place === index ? selection : null) ?? answers[id]
    return optionId ? { [id]: optionId } : {}
  })
  return Object.assign({}, ...sofar)
}
