import { expect, test } from 'vitest'
import { enterExperiment } from '@repo/testing/enter-experiment.ts'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { renderEntrances } from './experiment-files.ts'

const arms = halves('/one', '/two')
const fifth = [
  { page: '/one', share: 0.8 },
  { page: '/three', share: 0.2 },
]
const files = renderEntrances([
  sampleExperiment({ id: 'half', arms }),
  sampleExperiment({ id: 'fifth', arms: fifth }),
  sampleExperiment({ id: 'over', arms, ended: { page: '/two' } }),
])
const enter = (id: string, search?: string) => enterExperiment(files[`try/${id}.html`] ?? '')(search)

test('RT-35 an assignment is the arm, the second and a nonce, another one for each visit', () => {
  const target = enter('half')
  const [, page, arm, at] = /^\/(one|two)\?exp=half\.([ab])\.(\d{10})\.[\da-f]{12}$/.exec(target) ?? []
  expect(page).toBe(arm === 'a' ? 'one' : 'two')
  expect(Math.abs(Number(at) * 1000 - Date.now())).toBeLessThan(10_000)
  expect(enter('half')).not.toBe(target)
})

test.each([
  ['half', '/two?', 0.5],
  ['fifth', '/three?', 0.2],
])('RT-35 visitors of /try/%s are split as registered', (id, second, share) => {
  const visitors = 20_000
  const once = enterExperiment(files[`try/${id}.html`] ?? '')
  let b = 0
  for (let left = visitors; left > 0; left -= 1) if (once().startsWith(second)) b += 1
  // Five standard deviations: chance alone fails this once in two million runs.
  expect(Math.abs(b - visitors * share)).toBeLessThan(5 * Math.sqrt(visitors * share * (1 - share)))
})

test.each([
  ['a', '/one'],
  ['b', '/two'],
])('RT-35 a visitor with an assignment to %s of the experiment keeps the arm and the assignment', (arm, page) => {
  const query = `?utm_source=x&exp=half.${arm}.1794821123.0123456789ab`
  expect(enter('half', query)).toBe(page + query)
})

test.each([
  'fifth.b.1794821123.0123456789ab',
  'half.c.1794821123.0123456789ab',
  'half.b',
  'half.b.1794821.0123456789ab',
  'half.b.1794821123',
  'x',
  '.b.',
])('RT-35 another assignment, exp=%s, leads to the first page, unassigned', (assignment) => {
  expect(enter('half', `?exp=${assignment}`)).toBe(`/one?exp=${assignment}`)
})

test('RT-35 an experiment that has ended leads everyone to one page, unassigned', () => {
  for (const query of ['', '?utm_source=x', '?exp=over.b.1794821123.0123456789ab'])
    expect(enter('over', query)).toBe(`/two${query}`)
})

test.each([
  ['?exp=', ''],
  ['?exp', ''],
  ['?utm_source=x&exp=', 'utm_source=x&'],
  ['?exp=&utm_term=y', 'utm_term=y&'],
  // Not read and written again: a campaign may be in an encoding of its own.
  ['?utm_campaign=%F9%EC&x=a%26b&exp=', 'utm_campaign=%F9%EC&x=a%26b&'],
])('RT-35 with the empty assignment of %s there is one, once', (query, kept) => {
  expect(enter('half', query)).toMatch(new RegExp(`^/(one|two)\\?${kept}exp=half\\.[ab]\\.\\d{10}\\.[\\da-f]{12}$`))
})

test('RT-35 without script a visitor gets the first page, unassigned', () => {
  expect(files['try/half.html']).toContain('<noscript><meta http-equiv="refresh" content="0;url=/one"></noscript>')
})
