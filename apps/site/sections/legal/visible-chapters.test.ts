import { expect, test } from 'vitest'
import type { LeadSetting } from '@repo/site/analytics/measurement.ts'
import type { Chapter, Counting } from '@repo/content/sections/legal.ts'
import { visibleChapters } from './visible-chapters.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'

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
  'leadsShared',
  'emailAsked',
  'storeAddressAsked',
  'answersAttached',
]
const collector = { url: '/collect', fieldData: false }
const silent: LeadSetting = { services: '', fields: [], answers: false, onResults: false }
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
    const [only] = visibleChapters([chapter], measurement, collector, silent)
    expect(only?.parts.map((part) => ('text' in part ? part.text : ''))).toEqual(['always', ...said])
  },
)

test('TR-03 a chapter without a part that is true for this build is left out', () => {
  const parts = [{ kind: 'text', text: 'x', when: 'leadsLeave' }] as const
  const sending = asCopy<Chapter>({ id: 'sent', title: 'Sent', parts })
  expect(visibleChapters([chapter, sending], undefined, undefined, silent).map(({ id }) => id)).toEqual(['counting'])
  expect(visibleChapters([chapter, sending], undefined, collector, silent).map(({ id }) => id)).toEqual([
    'counting',
    'sent',
  ])
})

test('TR-03 the privacy page names the services that receive leads, if there are any', () => {
  const parts = [{ kind: 'text', text: 'Through %services%.', when: 'leadsShared' }] as const
  const shared = asCopy<Chapter>({ id: 'shared', title: 'Shared', parts })
  const said = visibleChapters([shared], undefined, collector, { ...silent, services: 'Slack, Zapier' })
  expect(said[0]?.parts).toMatchObject([{ text: 'Through Slack, Zapier.' }])
  expect(visibleChapters([shared], undefined, collector, silent)).toEqual([])
})

test('LD-01 TR-03 the privacy page names the fields that the form asks for besides name and phone', () => {
  const said = (fields: LeadSetting['fields']) =>
    visibleChapters([chapter], undefined, collector, { ...silent, fields })[0]?.parts.flatMap((part) =>
      'text' in part && /Asked/.test(String(part.text)) ? [String(part.text)] : [],
    )
  expect(said([])).toEqual([])
  expect(said(['storeAddress'])).toEqual(['storeAddressAsked'])
  expect(said(['email', 'storeAddress'])).toEqual(['emailAsked', 'storeAddressAsked'])
})

test('TR-03 the privacy page says that quiz answers can be attached to a lead, where the form offers it', () => {
  const said = (answers: boolean) =>
    visibleChapters([chapter], undefined, collector, { ...silent, answers })[0]?.parts.map((part) =>
      'text' in part ? String(part.text) : '',
    )
  expect(said(false)).not.toContain('answersAttached')
  expect(said(true)).toContain('answersAttached')
})
