import { scenarios } from '@repo/contract/scenario.ts'
import { startOfJourney, type Journey } from './journey.ts'
import { personalQuiz, scenarioFor } from './personal.ts'
import { answersPattern, planSteps } from './plan-answers.ts'

/** A whole fragment of `changeFragment`. One unknown value, and it does not match. A pattern, because an inline script needs it too. */
export const changePattern = new RegExp(
  String.raw`^#(goal|${planSteps.join('|')})\.([${scenarios.join('')}])\.${answersPattern.source.slice('^#'.length)}`,
)

/** The quiz at the question to change, with all six answers. Undefined where the fragment is any other: an ordinary quiz. */
export function startOfChange(fragment: string): Journey | undefined {
  const [, question, scenario, ...given] = changePattern.exec(fragment) ?? []
  if (!question) return undefined
  return {
    ...startOfJourney,
    index: personalQuiz.findIndex(({ id }) => id === question),
    answers: {
      // A plan knows the goal as its scenario.
      goal: personalQuiz[0].options.find((goal) => scenarioFor({ goal }) === scenario),
      ...Object.fromEntries(planSteps.map((id, place) => [id, given[place]])),
    },
    isChange: true,
  }
}
