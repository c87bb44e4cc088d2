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

test('TR-03 Google hears that all is denied before it hears anything else', () => {
  loadTags({ google }, {}, load)
  expect(toldGoogle()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    ['js', expect.any(Date)],
    ['config', google, { allow_google_signals: false, allow_ad_personalization_signals: false }],
  ])
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${google}&l=visitLayer`])
})

test('TR-03 the tag manager too', () => {
  loadTags({ google: manager }, {}, load)
  expect(toldGoogle().slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
  ])
  expect(layer()[2]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' })
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtm.js?id=${manager}&l=visitLayer`])
})

test.each([
  ['Google Analytics', { google }, () => toldGoogle().at(-1), ['event', 'quiz_completed', details]],
  ['the tag manager', { google: manager }, () => layer().at(-1), { event: 'quiz_completed', ...details }],
  ['the pixel', { meta }, () => toldMeta().at(-1), ['trackCustom', 'quiz_completed', details]],
])('TR-02 %s hears an event once', (_, measurement, heard, expected) => {
  const { send } = loadTags(measurement, {}, load)
  const before = layer().length + toldMeta().length
  send(event)
  expect(heard()).toEqual(expected)
  expect(layer().length + toldMeta().length).toBe(before + 1)
})

test('TR-01 an event carries the campaign of the landing, also when its address lost it', () => {
  const { send } = loadTags({ meta }, { utm_source: 'meta', utm_term: 'survey' }, load)
  send(event)
  send({ ...event, utm_source: 'meta', utm_term: 'survey' })
  expect(
    toldMeta()
      .slice(-2)
      .map(([, , told]) => told),
  ).toEqual([
    { ...details, utm_source: 'meta', utm_term: 'survey' },
    { ...details, utm_source: 'meta', utm_term: 'survey' },
  ])
})

test('TR-03 the pixel looks at nothing by itself', () => {
  loadTags({ meta }, {}, load)
  expect(toldMeta()).toEqual([
    ['set', 'autoConfig', false, meta],
    ['init', meta],
    ['track', 'PageView'],
  ])
  expect(Reflect.get(window as object, 'fbq').disablePushState).toBe(true)
  expect(scripts).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
})

test('TR-03 the pixel is told straight away once its script is there', () => {
  const { send } = loadTags({ meta }, {}, load)
  const straight: unknown[][] = []
  Object.assign(Reflect.get(window as object, 'fbq'), { callMethod: (...command: unknown[]) => straight.push(command) })
  send(event)
  expect(straight).toEqual([['trackCustom', 'quiz_completed', details]])
})

test('TR-03 consent taken back is denied again, everywhere', () => {
  loadTags({ google, meta }, {}, load).revoke()
  expect(toldGoogle().at(-1)).toEqual(['consent', 'update', denied])
  expect(Reflect.get(window, `ga-disable-${google}`)).toBe(true)
  expect(toldMeta().at(-1)).toEqual(['consent', 'revoke'])
})

test('TR-03 nothing is loaded for somebody who was not named', () => {
  loadTags({ meta }, {}, load)
  expect(Reflect.has(window, 'visitLayer')).toBe(false)
  expect(window.dataLayer).toBeUndefined()
})

function layer(): object[] {
  return Reflect.get(window, 'visitLayer') ?? []
}

function toldGoogle(): unknown[][] {
  return layer()
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => [...(entry as unknown as unknown[])])
}

function toldMeta(): unknown[][] {
  return Reflect.get(window as object, 'fbq')?.queue ?? []
}
