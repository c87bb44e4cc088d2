// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { SiteEvent } from '#contract/events.ts'
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
  ['Google Analytics', { google }, () => googleCommands().at(-1), ['event', 'quiz_completed', details]],
  ['the tag manager', { google: manager }, () => layer().at(-1), { event: 'quiz_completed', ...details }],
  ['the pixel', { meta }, () => metaCommands().at(-1), ['trackCustom', 'quiz_completed', details]],
])('TR-02 %s gets an event once', (_, measurement, received, expected) => {
  const { send } = loadTags(measurement, {}, load)
  const before = layer().length + metaCommands().length
  send(event)
  expect(received()).toEqual(expected)
  expect(layer().length + metaCommands().length).toBe(before + 1)
})

test('TR-01 an event carries the campaign of the landing, even if its address lost it', () => {
  const { send } = loadTags({ meta }, { utm_source: 'meta', utm_term: 'survey' }, load)
  send(event)
  send({ ...event, utm_source: 'meta', utm_term: 'survey' })
  expect(
    metaCommands()
      .slice(-2)
      .map(([, , sent]) => sent),
  ).toEqual([
    { ...details, utm_source: 'meta', utm_term: 'survey' },
    { ...details, utm_source: 'meta', utm_term: 'survey' },
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
  expect(direct).toEqual([['trackCustom', 'quiz_completed', details]])
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
