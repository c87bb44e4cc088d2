import { expect, test } from 'vitest'
import { resultsAddress } from './results-address.ts'

test.each([
  ['', '/results?scenario=B'],
  ['?utm_source=meta&utm_term=a%20b', '/results?scenario=B&utm_source=meta&utm_term=a+b'],
  ['?scenario=D&pain=low_cr&fbclid=1&utm_medium=cpc', '/results?scenario=B&utm_medium=cpc'],
  ['?utm_source=%22%3E%3Cscript%3E', '/results?scenario=B&utm_source=%22%3E%3Cscript%3E'],
])('QZ-08 TR-03 keeps the scenario and the UTM parameters of %j, and nothing else', (search, expected) => {
  expect(resultsAddress('/results', { goal: 'lead' }, search)).toBe(expected)
})

test('RS-04 QZ-08 the other answers are in the fragment, behind the query', () => {
  const answers = { goal: 'aov', pain: 'low_cr', traffic: 'tiktok', aov: 'b3', tools: 'chat', question: 'very' }
  expect(resultsAddress('/results-en', answers, '?utm_source=meta')).toBe(
    '/results-en?scenario=C&utm_source=meta#1.low_cr.tiktok.b3.chat.very',
  )
})
