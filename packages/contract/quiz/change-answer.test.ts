import { describe, expect, test } from 'vitest'
import { scenarios } from '@repo/contract/scenario.ts'
import { startOfChange } from './change-answer.ts'
import { changeFragment, type PlanQuestion } from './change-fragment.ts'
import { getStep, startOfJourney } from './journey.ts'
import { personalQuiz, scenarioFor } from './personal.ts'
import { planFragment, planSteps } from './plan-answers.ts'

const answers = { pain: 'repeat_q', traffic: 'tiktok', aov: 'b2', tools: 'none', question: 'not_at_all' }
const plan = planFragment(answers)

describe.each<PlanQuestion>(['goal', ...planSteps])('RS-04 a link that changes %s', (question) => {
  test.each(scenarios)('opens its question with nothing selected and the answers of plan %s', (scenario) => {
    const journey = startOfChange(changeFragment(question, scenario, plan))
    if (!journey) throw new Error('The fragment is not read.')
    expect(getStep(personalQuiz, journey).id).toBe(question)
    expect(scenarioFor(journey.answers)).toBe(scenario)
    expect(journey).toEqual({
      ...startOfJourney,
      index: journey.index,
      answers: { goal: journey.answers.goal, ...answers },
      isChange: true,
    })
    expect(personalQuiz[0].options).toContain(journey.answers.goal)
  })
})

test.each([
  ['nothing', ''],
  ['another anchor', '#content'],
  ['the fragment of a plan', plan],
  ['an unknown question', '#mood.A.1.low_cr.meta.b1.none.very'],
  ['a step that asks nothing', '#infoA.A.1.low_cr.meta.b1.none.very'],
  ['no scenario', '#pain.1.low_cr.meta.b1.none.very'],
  ['an unknown scenario', '#pain.E.1.low_cr.meta.b1.none.very'],
  ['another version', '#pain.A.2.low_cr.meta.b1.none.very'],
  ['an unknown answer', '#pain.A.1.low_cr.meta.b9.none.very'],
  ['a missing answer', '#pain.A.1.low_cr.meta.b1.none'],
  ['one answer too many', '#pain.A.1.low_cr.meta.b1.none.very.very'],
  ['markup', '#pain.A.1.low_cr.meta.b1.none.very<script>'],
  ['a second line', '#pain.A.1.low_cr.meta.b1.none.very\n'],
  ['a name of every object', '#constructor.A.1.low_cr.meta.b1.none.very'],
])('RS-04 a fragment with %s opens an ordinary quiz', (_, fragment) => {
  expect(startOfChange(fragment)).toBeUndefined()
})
