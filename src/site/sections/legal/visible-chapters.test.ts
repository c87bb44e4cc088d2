import { expect, test } from 'vitest'
import type { Chapter, Counting } from '#content/sections/legal.ts'
import { visibleChapters } from './visible-chapters.ts'
import { asCopy } from '../../../../checks/as-texts.ts'

const vendor = 'G-ABC1234567'
const conditions: Counting[] = [
  'nobodyCounts',
  'somebodyCounts',
  'googleCounts',
  'metaCounts',
  'adsLearn',
  'adsChoose',
  'weCount',
  'weTimePages',
  'leadsStay',
  'leadsLeave',
]
const collector = { url: '/collect', fieldData: false }
const chapter = asCopy<Chapter>({
  id: 'counting',
  title: 'Counting',
  parts: [{ kind: 'text', text: 'always' }, ...conditions.map((when) => ({ kind: 'text', text: when, when }) as const)],
})

test.each([
  [undefined, undefined, ['nobodyCounts', 'leadsStay']],
  [{ google: vendor }, undefined, ['somebodyCounts', 'googleCounts', 'leadsStay']],
  [{ meta: vendor }, undefined, ['somebodyCounts', 'metaCounts', 'leadsStay']],
  [{ google: vendor, meta: vendor }, undefined, ['somebodyCounts', 'googleCounts', 'metaCounts', 'leadsStay']],
  [
    { google: vendor, adsConsent: 'measurement' },
    undefined,
    ['somebodyCounts', 'googleCounts', 'adsLearn', 'leadsStay'],
  ],
  [
    { google: vendor, adsConsent: 'personalization' },
    undefined,
    ['somebodyCounts', 'googleCounts', 'adsLearn', 'adsChoose', 'leadsStay'],
  ],
  [undefined, collector, ['somebodyCounts', 'weCount', 'leadsLeave']],
  [undefined, { ...collector, fieldData: true }, ['somebodyCounts', 'weCount', 'weTimePages', 'leadsLeave']],
  [{ meta: vendor }, collector, ['somebodyCounts', 'metaCounts', 'weCount', 'leadsLeave']],
] as const)(
  'TR-03 the privacy page says who counts visits and where leads go: %j, %j',
  (measurement, collector, said) => {
    const [only] = visibleChapters([chapter], measurement, collector)
    expect(only?.parts.map((part) => ('text' in part ? part.text : ''))).toEqual(['always', ...said])
  },
)

test('TR-03 a chapter without a part that is true for this build is left out', () => {
  const parts = [{ kind: 'text', text: 'x', when: 'leadsLeave' }] as const
  const sending = asCopy<Chapter>({ id: 'sent', title: 'Sent', parts })
  expect(visibleChapters([chapter, sending], undefined, undefined).map(({ id }) => id)).toEqual(['counting'])
  expect(visibleChapters([chapter, sending], undefined, collector).map(({ id }) => id)).toEqual(['counting', 'sent'])
})
