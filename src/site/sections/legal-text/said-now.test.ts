import { expect, test } from 'vitest'
import type { Counting } from '#content/sections/legal.ts'
import { saidNow } from './said-now.ts'

const vendor = 'G-ABC1234567'
const conditions: Counting[] = ['nobodyCounts', 'somebodyCounts', 'googleCounts', 'metaCounts']
const chapter = {
  id: 'counting',
  title: 'Counting',
  parts: [
    { kind: 'text', text: 'always' } as const,
    ...conditions.map((when) => ({ kind: 'text', text: when, when }) as const),
  ],
}

test.each([
  [undefined, ['always', 'nobodyCounts']],
  [{ google: vendor }, ['always', 'somebodyCounts', 'googleCounts']],
  [{ meta: vendor }, ['always', 'somebodyCounts', 'metaCounts']],
  [{ google: vendor, meta: vendor }, ['always', 'somebodyCounts', 'googleCounts', 'metaCounts']],
])('TR-03 the privacy page says who counts visits in this build: %j', (measurement, said) => {
  const [only] = saidNow([chapter], measurement)
  expect(only?.parts.map((part) => ('text' in part ? part.text : ''))).toEqual(said)
})
