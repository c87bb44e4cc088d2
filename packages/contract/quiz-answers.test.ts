import { expect, test } from 'vitest'
import { sentLead } from './lead-schema.ts'
import { knownAnswers } from './quiz-answers.ts'

const answers = { goal: 'pdp', pain: 'low_cr', traffic: 'meta', aov: 'b2', tools: 'none', question: 'very' }

test.each([
  ['all answers', answers, answers],
  ['some answers', { question: 'very', goal: 'lead' }, { goal: 'lead', question: 'very' }],
  ['an unknown option', { goal: 'pdp', pain: 'rain' }, { goal: 'pdp' }],
  ['an unknown question, or a step that asks nothing', { goal: 'pdp', mood: 'good', infoA: 'x' }, { goal: 'pdp' }],
  ['an option of another question', { goal: 'b1', aov: 'b1' }, { aov: 'b1' }],
  ['a name that every object has', { constructor: 'pdp', toString: 'pdp' }, undefined],
  ['values that are no text', { goal: ['pdp'], pain: 7, aov: null }, undefined],
  ['nothing', {}, undefined],
  ['no object', 'goal', undefined],
  ['a list', ['pdp'], undefined],
  ['null', null, undefined],
])('known answers: %s', (_, given, expected) => {
  expect(knownAnswers(given)).toEqual(expected)
})

test('a lead is accepted with its known answers, whatever else is in the field', () => {
  const lead = {
    id: '019a0000-0000-7000-8000-000000000001',
    fullName: 'Dana',
    phone: '050',
    pageLang: 'en',
    route: '/lead-en',
    fillMs: 9000,
    website: '',
  }
  expect(sentLead.parse({ ...lead, answers: { ...answers, pain: '<b>', name: 'Dana' } }).answers).toEqual({
    ...answers,
    pain: undefined,
  })
  for (const field of ['x'.repeat(10_000), { goal: 'x' }, null, 7])
    expect(sentLead.parse({ ...lead, answers: field }).answers).toBeUndefined()
  expect(sentLead.parse(lead)).not.toHaveProperty('answers')
})
