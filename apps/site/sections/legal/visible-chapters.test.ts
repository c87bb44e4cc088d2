import { describe, expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import privacyEn from '@repo/content/pages/privacy.en.ts'
import privacyHe from '@repo/content/pages/privacy-he.he.ts'
import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
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
  'leadsStay',
  'leadsLeave',
  'leadsStored',
  'leadsPassed',
  'leadsShared',
  'emailAsked',
  'storeAddressAsked',
  'answersAttached',
]
const collector = { url: '/collect' }
const silent: LeadSetting = { to: 'unconnected', services: '', fields: [], answers: false, onResults: false }
const sending: LeadSetting = { ...silent, to: 'collector', url: '/collect/v1/leads' }
const passing: LeadSetting = { ...silent, to: 'host', url: '/collect/v1/leads' }
const chapter = asCopy<Chapter>({
  id: 'counting',
  title: 'Counting',
  parts: [{ kind: 'text', text: 'always' }, ...conditions.map((when) => ({ kind: 'text', text: when, when }) as const)],
})

test.each([
  [undefined, undefined, silent, ['nobodyCounts', 'leadsStay']],
  [undefined, undefined, { ...silent, to: 'none' }, ['nobodyCounts']],
  [undefined, undefined, passing, ['nobodyCounts', 'leadsLeave', 'leadsPassed']],
  [{ meta: vendor }, undefined, passing, ['somebodyCounts', 'metaCounts', 'leadsLeave', 'leadsPassed']],
  [undefined, collector, { ...silent, to: 'none' }, ['somebodyCounts', 'weCount']],
  [{ google: vendor }, undefined, silent, ['somebodyCounts', 'googleCounts', 'leadsStay']],
  [{ meta: vendor }, undefined, silent, ['somebodyCounts', 'metaCounts', 'leadsStay']],
  [{ google: vendor, meta: vendor }, undefined, silent, ['somebodyCounts', 'googleCounts', 'metaCounts', 'leadsStay']],
  [
    { google: vendor, adsConsent: 'measurement' },
    undefined,
    silent,
    ['somebodyCounts', 'googleCounts', 'adsLearn', 'leadsStay'],
  ],
  [
    { google: vendor, adsConsent: 'personalization' },
    undefined,
    silent,
    ['somebodyCounts', 'googleCounts', 'adsLearn', 'adsChoose', 'leadsStay'],
  ],
  [undefined, collector, sending, ['somebodyCounts', 'weCount', 'leadsLeave', 'leadsStored']],
  [{ meta: vendor }, collector, sending, ['somebodyCounts', 'metaCounts', 'weCount', 'leadsLeave', 'leadsStored']],
] as const)(
  'LD-04 TR-03 the privacy page says who counts visits and where leads go: %j, %j, %j',
  (measurement, collector, leads, said) => {
    const [only] = visibleChapters([chapter], measurement, collector, leads)
    expect(only?.parts.map((part) => ('text' in part ? part.text : ''))).toEqual(['always', ...said])
  },
)

test('TR-03 a chapter without a part that is true for this build is left out', () => {
  const parts = [{ kind: 'text', text: 'x', when: 'leadsLeave' }] as const
  const sent = asCopy<Chapter>({ id: 'sent', title: 'Sent', parts })
  expect(visibleChapters([chapter, sent], undefined, undefined, silent).map(({ id }) => id)).toEqual(['counting'])
  expect(visibleChapters([chapter, sent], undefined, collector, sending).map(({ id }) => id)).toEqual([
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

interface Said {
  measurement?: Measurement
  collector?: CollectorSetting
  leads: LeadSetting
  en: string[]
  he: string[]
  never: RegExp
}

const waits = { en: 'for up to a week', he: 'לכל היותר שבוע' }
const notSent = /does not send or store|לא שולח ולא שומר/

describe.each([
  ['en', privacyEn],
  ['he', privacyHe],
] as const)('LD-01 LD-02 LD-04 TR-03 the privacy page in %s', (locale, page) => {
  const [section] = fillPage(page, ledgerIn('as-specified')).sections
  if (section?.kind !== 'legalText') throw new Error(`${page.path} has no legal text.`)

  test.each<[string, Said]>([
    [
      'that leads of a collector wait, are encrypted, lie on our own server and can be erased',
      {
        collector,
        leads: sending,
        en: [waits.en, 'stored encrypted', 'on our own server', 'To have them erased'],
        he: [waits.he, 'נשמרים מוצפנים', 'בשרת שלנו', 'רוצים שנמחק?'],
        never: notSent,
      },
    ],
    [
      'the fields that the form asks for, and the services that receive them',
      {
        collector,
        leads: { ...sending, services: 'Slack, Zapier', fields: ['email', 'storeAddress'] },
        en: ['An email address, if you give one', 'of your store', 'Slack, Zapier'],
        he: ['גם אימייל', 'כתובת החנות', 'Slack, Zapier'],
        never: /%services%/,
      },
    ],
    [
      'where the answers of a quiz are kept, and when they are sent',
      {
        collector,
        leads: { ...sending, answers: true },
        en: ['also stay in this tab until you close it', 'never ticked in advance'],
        he: ['התשובות נשמרות גם בלשונית', 'אף פעם לא מסומנת מראש'],
        never: notSent,
      },
    ],
    [
      'that a function passes the lead on, to whom, and nothing of storing or counting',
      {
        leads: { ...passing, services: 'Make, Slack' },
        en: [waits.en, 'This site stores none of that', 'Make, Slack', 'We do not count visits'],
        he: [waits.he, 'האתר עצמו לא שומר מזה כלום', 'Make, Slack', 'הביקורים שלכם כאן לא נספרים'],
        never: /encrypted|מוצפנ/,
      },
    ],
    [
      'what the ads of Google learn',
      {
        measurement: { google: vendor, adsConsent: 'personalization' },
        leads: silent,
        en: ['Google Ads', 'choose the ads'],
        he: ['מערכת הפרסום של Google', 'לבחור אילו מודעות'],
        never: /on our own server|בשרת שלנו/,
      },
    ],
  ])('says %s', (_, { measurement, collector, leads, never, ...sentences }) => {
    const text = JSON.stringify(visibleChapters(section.chapters, measurement, collector, leads))
    for (const sentence of sentences[locale]) expect(text).toContain(sentence)
    expect(text).not.toMatch(never)
  })
})
