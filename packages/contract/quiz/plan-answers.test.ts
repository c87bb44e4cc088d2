import { expect, test } from 'vitest'
import { answersPattern, getOptions, planFragment, planSteps } from './plan-answers.ts'

const answers = { pain: 'low_cr', traffic: 'meta', aov: 'b1', tools: 'none', question: 'not_at_all' }

test('RS-04 the five answers travel in a short fragment with a version, the goal does not', () => {
  expect(planFragment({ goal: 'pdp', ...answers })).toBe('#1.low_cr.meta.b1.none.not_at_all')
})

test.each(planSteps)('RS-04 without an answer to %s, or with an unknown one, there is no fragment', (id) => {
  expect(planFragment({ ...answers, [id]: undefined })).toBe('')
  expect(planFragment({ ...answers, [id]: 'x' })).toBe('')
})

test('RS-04 every combination of answers is read as it was written', () => {
  let count = 0
  for (const pain of getOptions('pain'))
    for (const traffic of getOptions('traffic'))
      for (const aov of getOptions('aov'))
        for (const tools of getOptions('tools'))
          for (const question of getOptions('question')) {
            const given = { pain, traffic, aov, tools, question }
            expect(answersPattern.exec(planFragment(given))?.slice(1)).toEqual(Object.values(given))
            count++
          }
  expect(count).toBe(planSteps.reduce((product, id) => product * getOptions(id).length, 1))
  expect(count).toBeGreaterThan(1)
})

test.each([
  ['nothing', ''],
  ['another anchor', '#content'],
  ['another version', '#2.low_cr.meta.b1.none.very'],
  ['no version', '#low_cr.meta.b1.none.very'],
  ['an unknown value', '#1.low_cr.meta.b4.none.very'],
  ['a value of another question', '#1.low_cr.b1.meta.none.very'],
  ['a missing value', '#1.low_cr.meta.b1.none'],
  ['one value too many', '#1.low_cr.meta.b1.none.very.A'],
  ['another case', '#1.LOW_CR.meta.b1.none.very'],
  ['markup', '#1.low_cr.meta.b1.none.very<script>'],
  ['an encoded dot', '#1%2Elow_cr.meta.b1.none.very'],
  ['a second line', '#1.low_cr.meta.b1.none.very\n'],
])('RS-04 a fragment with %s is damaged as a whole', (_, fragment) => {
  expect(answersPattern.test(fragment)).toBe(false)
})
