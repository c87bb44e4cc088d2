// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { SiteEvent } from '@repo/contract/events.ts'
import { loadTags } from './tags.ts'

const google = 'G-ABC1234567'
const manager = 'GTM-ABC1234'
const meta = '123456789012345'
const event: SiteEvent = {
  name: 'quiz_completed',
  ts: 1,
  route: '/quiz',
  scenario: 'A',
  aov_bucket: 'b1',
  answers_keys: ['goal', 'pain'],
  lang: 'he',
}
const details = { ts: 1, route: '/quiz', scenario: 'A', aov_bucket: 'b1', answers_keys: 'goal,pain', lang: 'he' }
const view: SiteEvent = { name: 'quiz_step_view', ts: 1, route: '/quiz', stepId: 'goal', lang: 'he' }
const viewDetails = { ts: 1, route: '/quiz', stepId: 'goal', lang: 'he' }
const googleAds = { id: 'AW-123456789', labels: { lead_sent: 'AbC-1' } }
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const granted = { ...denied, analytics_storage: 'granted' }

let scripts: string[] = []
const load = (src: string) => void scripts.push(src)

afterEach(() => {
  scripts = []
  for (const name of ['visitLayer', 'fbq', '_fbq', `ga-disable-${google}`]) Reflect.deleteProperty(window, name)
})

test('TR-03 the first command to Google denies all consent', () => {
  loadTags({ google }, {}, load)
  expect(googleCommands()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    ['js', expect.any(Date)],
    ['config', google, { allow_google_signals: false, allow_ad_personalization_signals: false }],
  ])
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${google}&l=visitLayer`])
})

test('TR-03 the first command to the tag manager denies all consent', () => {
  loadTags({ google: manager }, {}, load)
  expect(googleCommands().slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
  ])
  expect(layer()[2]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' })
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtm.js?id=${manager}&l=visitLayer`])
})

test.each([
  ['Google Analytics', { google }, () => googleCommands().at(-1), ['event', 'quiz_step_view', viewDetails]],
  ['the tag manager', { google: manager }, () => layer().at(-1), { event: 'quiz_step_view', ...viewDetails }],
  ['the pixel', { meta }, () => metaCommands().at(-1), ['trackCustom', 'quiz_step_view', viewDetails]],
])('TR-02 %s gets an event once, under its own name', (_, measurement, received, expected) => {
  const { send } = loadTags(measurement, {}, load)
  const before = layer().length + metaCommands().length
  send(view)
  expect(received()).toEqual(expected)
  expect(layer().length + metaCommands().length).toBe(before + 1)
})

const asGoogle = { content_type: 'quiz', ...details }
test.each([
  ['Google Analytics', { google }, () => googleCommands().at(-1), ['event', 'tutorial_complete', asGoogle]],
  ['the tag manager', { google: manager }, () => layer().at(-1), { event: 'tutorial_complete', ...asGoogle }],
  [
    'the pixel',
    { meta },
    () => metaCommands().at(-1),
    ['track', 'CompleteRegistration', { content_name: 'quiz', ...details }],
  ],
])('TR-02 %s gets a conversion once, under the name it recommends', (_, measurement, received, expected) => {
  const { send } = loadTags(measurement, {}, load)
  const before = layer().length + metaCommands().length
  send(event)
  expect(received()).toEqual(expected)
  expect(layer().length + metaCommands().length).toBe(before + 1)
})

test('TR-02 an install on the results is the install click of every page, and not a second one', () => {
  const { send } = loadTags({ google, meta }, {}, load)
  const before = layer().length + metaCommands().length
  send({ name: 'cta_install_click', ts: 1, route: '/results', source: 'results', lang: 'he' })
  expect(layer().length + metaCommands().length).toBe(before)
})

test('TR-03 Google Ads gets conversions that have a label, without details, and nothing else', () => {
  const { send } = loadTags({ google, googleAds, adsConsent: 'measurement' }, { utm_source: 'x' }, load)
  expect(googleCommands().slice(1)).toEqual([
    ['consent', 'update', { ...granted, ad_storage: 'granted', ad_user_data: 'granted' }],
    ['js', expect.any(Date)],
    ['config', google, { allow_google_signals: false, allow_ad_personalization_signals: false }],
    [
      'config',
      googleAds.id,
      {
        groups: 'ads',
        send_page_view: false,
        allow_ad_personalization_signals: false,
        allow_enhanced_conversions: false,
      },
    ],
  ])
  send(event)
  send({ name: 'lead_sent', ts: 1, route: '/lead', lang: 'he' })
  expect(googleCommands().slice(5)).toEqual([
    ['event', 'tutorial_complete', { ...asGoogle, utm_source: 'x' }],
    ['event', 'generate_lead', { content_type: 'lead', ts: 1, route: '/lead', lang: 'he', utm_source: 'x' }],
    ['event', 'conversion', { send_to: 'AW-123456789/AbC-1' }],
  ])
})

test('TR-03 Google Ads alone gets no analytics, and personalization only where it is asked for', () => {
  const { send, revoke } = loadTags({ googleAds, adsConsent: 'personalization' }, {}, load)
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-123456789&l=visitLayer'])
  expect(googleCommands()[1]).toEqual([
    'consent',
    'update',
    { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'denied' },
  ])
  const before = layer().length
  send(view)
  send(event)
  expect(layer()).toHaveLength(before)
  revoke()
  expect(googleCommands().at(-1)).toEqual(['consent', 'update', denied])
})

test('TR-01 an event carries the campaign of the landing, even if its address lost it', () => {
  const { send } = loadTags({ meta }, { utm_source: 'meta', utm_term: 'survey' }, load)
  send(view)
  send({ ...view, utm_source: 'meta', utm_term: 'survey' })
  expect(
    metaCommands()
      .slice(-2)
      .map(([, , sent]) => sent),
  ).toEqual([
    { ...viewDetails, utm_source: 'meta', utm_term: 'survey' },
    { ...viewDetails, utm_source: 'meta', utm_term: 'survey' },
  ])
})

test('TR-03 the pixel collects nothing by itself', () => {
  loadTags({ meta }, {}, load)
  expect(metaCommands()).toEqual([
    ['set', 'autoConfig', false, meta],
    ['init', meta],
    ['track', 'PageView'],
  ])
  expect(Reflect.get(window as object, 'fbq').disablePushState).toBe(true)
  expect(scripts).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
})

test('TR-03 the pixel gets events directly once its script has loaded', () => {
  const { send } = loadTags({ meta }, {}, load)
  const direct: unknown[][] = []
  Object.assign(Reflect.get(window as object, 'fbq'), { callMethod: (...command: unknown[]) => direct.push(command) })
  send(event)
  expect(direct).toEqual([['track', 'CompleteRegistration', { content_name: 'quiz', ...details }]])
})

test('TR-03 withdrawn consent is denied again at every service', () => {
  loadTags({ google, meta }, {}, load).revoke()
  expect(googleCommands().at(-1)).toEqual(['consent', 'update', denied])
  expect(Reflect.get(window, `ga-disable-${google}`)).toBe(true)
  expect(metaCommands().at(-1)).toEqual(['consent', 'revoke'])
})

test('TR-03 a service that is not configured is not loaded', () => {
  loadTags({ meta }, {}, load)
  expect(Reflect.has(window, 'visitLayer')).toBe(false)
  expect(window.dataLayer).toBeUndefined()
})

function layer(): object[] {
  return Reflect.get(window, 'visitLayer') ?? []
}

function googleCommands(): unknown[][] {
  return layer()
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => [...(entry as unknown as unknown[])])
}

function metaCommands(): unknown[][] {
  return Reflect.get(window as object, 'fbq')?.queue ?? []
}
