import { describe, expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { currencyIssues, ownerSettings, type Env, retiredNotes } from './owner-settings.ts'

test('the settings in the repository are valid', () => {
  expect(ownerSettings(brand, {})).toEqual({
    claims: 'as-specified',
    measurement: undefined,
    collector: undefined,
    leads: { to: 'unconnected', services: '', fields: [], answers: false, onResults: false },
  })
})

describe('a wrong setting stops the build and says what to do', () => {
  test.each([
    ['name', { name: ' Sondia' }, 'without spaces'],
    ['origin', { origin: 'http://sondia.com' }, 'https://'],
    ['origin', { origin: 'https://sondia.com/' }, 'no slash at the end'],
    ['origin', { origin: 'https://sondia.com/he' }, 'no path'],
    ['origin', { origin: 'sondia.com' }, 'Write the origin of the site'],
    ['timeZone', { timeZone: 'Jerusalem' }, 'like Asia/Jerusalem'],
    ['listing', { listing: 'https://shop.example/sondia?search_id=1' }, 'https://apps.shopify.com/'],
    ['listing', { listing: 'https://apps.shopify.com/?search_id=1' }, 'handle'],
    ['chat.phone', { chat: { phone: '+972501234567', text: { he: 'היי' } } }, 'without +'],
    ['chat.phone', { chat: { phone: '0501234567', text: { he: 'היי' } } }, 'country code first'],
    ['chat.phone', { chat: { phone: '+972 50-123-4567', text: { he: 'היי' } } }, `Write '972501234567': digits only`],
    ['chat.phone', { chat: { phone: '', text: { he: 'היי' } } }, 'digits only'],
    ['chat.text.he', { chat: { phone: '972501234567', text: { en: 'Hi', he: ' ' } } }, 'Write the message'],
    ['videos.caseStudy', { videos: { caseStudy: 'https://youtu.be/abc' } }, 'eleven characters'],
    ['videos.caseStudy', { videos: { caseStudy: 'abcdefghij"' } }, 'eleven characters'],
  ])('%s: %j', (setting, wrong, advice) => {
    const issue = readIssue(wrong, {})
    expect(issue).toContain(`${setting} in packages/content/brand.ts is "`)
    expect(issue).toContain(advice)
  })

  test('a currency that cannot be drawn', () => {
    expect(currencyIssues('NIS')).toEqual([
      'currency in packages/content/claims/tiers.ts is "NIS". Write one of USD, EUR, GBP, ILS; shekels are ILS.',
    ])
    expect(currencyIssues('ILS')).toEqual([])
  })

  test.each([
    [{ CLAIMS: 'proven' }, 'CLAIMS is "proven". Write as-specified'],
    [{ MEASURE_GOOGLE: 'UA-12345-1' }, 'MEASURE_GOOGLE is "UA-12345-1". Copy the id of the data stream (G-…)'],
    [{ MEASURE_GOOGLE: 'g-abc123' }, 'in capitals'],
    [{ MEASURE_META: 'px-1' }, 'MEASURE_META is "px-1". Copy the pixel’s id'],
    [{ MEASURE_GOGLE: 'G-ABC123' }, 'MEASURE_GOGLE is unknown. Did you mean MEASURE_GOOGLE?'],
    [{ MEASURE_MATOMO: '1' }, 'MEASURE_MATOMO is unknown.'],
    [{ COLECTOR_URL: '/collect' }, 'COLECTOR_URL is unknown. Did you mean COLLECTOR_URL?'],
    [{ CLAIM: 'substantiated' }, 'CLAIM is unknown. Did you mean CLAIMS?'],
    [{ COLLECTOR_PROT: '8787' }, 'COLLECTOR_PROT is unknown. Did you mean COLLECTOR_PORT?'],
    [{ SHARE_IMAGES: 'false' }, 'SHARE_IMAGES is unknown. .env.example lists every setting.'],
    [{ MEASURE_GOOGLE: 'G-ABC"><script>' }, 'Copy the id of the data stream'],
    [{ MEASURE_META: '123456789012345 ' }, 'digits only'],
    [{ MEASURE_GOOGLE_ADS: '123456789' }, 'MEASURE_GOOGLE_ADS is "123456789". Copy the conversion id'],
    [{ MEASURE_GOOGLE_ADS: 'AW-123456789', MEASURE_ADS_CONSENT: 'measurement' }, 'Set MEASURE_GOOGLE_ADS_LABELS too.'],
    [{ MEASURE_GOOGLE_ADS: 'AW-123456789', MEASURE_GOOGLE_ADS_LABELS: 'lead_sent:AbC-1' }, 'Set MEASURE_ADS_CONSENT'],
    [{ MEASURE_GOOGLE_ADS_LABELS: 'lead_sent:AbC-1' }, 'Set MEASURE_GOOGLE_ADS too.'],
    [{ MEASURE_GOOGLE_ADS_LABELS: 'lead:AbC-1' }, 'MEASURE_GOOGLE_ADS_LABELS has "lead:AbC-1". Write conversions'],
    [{ MEASURE_GOOGLE_ADS_LABELS: 'lead_sent:AW-1/AbC' }, 'follows the slash'],
    [{ MEASURE_GOOGLE: 'GTM-ABC1234', MEASURE_GOOGLE_ADS: 'AW-123456789' }, 'Add the Google Ads tags in its container'],
    [{ MEASURE_GOOGLE: 'G-ABC1234', MEASURE_ADS_CONSENT: 'yes' }, 'MEASURE_ADS_CONSENT is "yes". Write measurement'],
    [{ MEASURE_META: '12345678', MEASURE_ADS_CONSENT: 'measurement' }, 'but Google is not'],
    [{ COLLECTOR_URL: 'collect' }, 'COLLECTOR_URL is "collect". Write a path of this site'],
    [{ COLLECTOR_URL: '/collect/' }, 'no slash at the end'],
    [{ COLLECTOR_URL: '//collect.example' }, 'COLLECTOR_URL is'],
    [{ COLLECTOR_URL: 'http://collect.example' }, 'https://'],
    [{ COLLECTOR_URL: 'https://collect.example/' }, 'no slash at the end'],
    [{ COLLECTOR_URL: "https://collect.example; script-src 'unsafe-inline'" }, 'COLLECTOR_URL is'],
    [{ COLLECTOR_URL: 'https://key@collect.example' }, 'COLLECTOR_URL is'],
  ])('%j', (env, sentence) => {
    expect(readIssue({}, env)).toContain(sentence)
  })

  test('all issues are reported at once', () => {
    expect(readIssue({ origin: 'x', name: '' }, { MEASURE_META: 'y' }).split('\n')).toHaveLength(4)
  })
})

test.each([
  [{}, undefined],
  [{ MEASURE_GOOGLE: '', MEASURE_META: '' }, undefined],
  [{ MEASURE_GOOGLE: 'G-ABC1234567' }, { google: 'G-ABC1234567' }],
  [{ MEASURE_META: '123456789012345' }, { meta: '123456789012345' }],
  [
    { MEASURE_GOOGLE: 'GTM-ABC1234', MEASURE_META: '12345678' },
    { google: 'GTM-ABC1234', meta: '12345678' },
  ],
  [
    { MEASURE_GOOGLE: 'G-ABC1234567', MEASURE_ADS_CONSENT: 'personalization' },
    { google: 'G-ABC1234567', adsConsent: 'personalization' },
  ],
  [
    {
      MEASURE_GOOGLE_ADS: 'AW-123456789',
      MEASURE_GOOGLE_ADS_LABELS: 'lead_sent:AbC-D_efG, install_click:XyZ9',
      MEASURE_ADS_CONSENT: 'measurement',
    },
    {
      googleAds: { id: 'AW-123456789', labels: { lead_sent: 'AbC-D_efG', install_click: 'XyZ9' } },
      adsConsent: 'measurement',
    },
  ],
])('TR-03 no tag is enabled unless the owner sets its id: %j', (env, measurement) => {
  expect(ownerSettings(brand, { PATH: '/bin', ...env })).toMatchObject({ measurement })
})

test.each([
  [{ FIELD_DATA: 'on', COLLECTOR_URL: '/collect' }, [expect.stringContaining('FIELD_DATA does nothing any more')]],
  [{ FIELD_DATA: '' }, []],
])('a setting that is retired stops no build, and is named: %j', (env, notes) => {
  expect(() => ownerSettings(brand, env, { names: [], inFile: ['FIELD_DATA'] })).not.toThrow()
  expect(retiredNotes(env)).toEqual(notes)
})

test.each([
  [{}, undefined],
  [{ COLLECTOR_URL: '' }, undefined],
  [{ COLLECTOR_URL: '/collect' }, { url: '/collect' }],
  [{ COLLECTOR_URL: 'https://in.sondia.com:8443/v' }, { url: 'https://in.sondia.com:8443/v' }],
])('TR-03 there is no collector unless the owner sets its address: %j', (env, collector) => {
  expect(ownerSettings(brand, env)).toMatchObject({ measurement: undefined, collector })
})

const noLeads = { to: 'unconnected', services: '', fields: [], answers: false, onResults: false }
const toCollector = { ...noLeads, to: 'collector', url: '/collect/v1/leads' }
const onResults = { ...toCollector, onResults: true }
const toHost = { LEADS_TO: '/collect/v1/leads', LEAD_SERVICES: 'Make' }
const passed = { ...onResults, to: 'host', services: 'Make' }
test.each([
  [{}, noLeads],
  [
    { COLLECTOR_URL: '/collect', LEAD_SERVICES: 'Slack, Zapier' },
    { ...onResults, services: 'Slack, Zapier' },
  ],
  [
    { COLLECTOR_URL: '/collect', LEAD_FIELDS: 'email' },
    { ...onResults, fields: ['email'] },
  ],
  [
    { COLLECTOR_URL: '/collect', LEAD_FIELDS: 'store-address,email' },
    { ...onResults, fields: ['email', 'storeAddress'] },
  ],
  [
    { COLLECTOR_URL: '/collect', LEAD_ANSWERS: 'on' },
    { ...onResults, answers: true },
  ],
  [{ COLLECTOR_URL: '/collect', LEAD_ANSWERS: '' }, onResults],
  [{ LEAD_ANSWERS: 'off' }, noLeads],
  [{ COLLECTOR_URL: '/collect', RESULTS_FORM: 'off' }, toCollector],
  [{ LEADS_TO: '' }, noLeads],
  [
    { LEADS_TO: 'none', RESULTS_FORM: 'off' },
    { ...noLeads, to: 'none' },
  ],
  [
    { LEADS_TO: 'none', COLLECTOR_URL: '/collect' },
    { ...noLeads, to: 'none' },
  ],
  [{ LEADS_TO: 'collector', COLLECTOR_URL: '/collect' }, onResults],
  [{ COLLECTOR_URL: 'https://in.sondia.com' }, { ...onResults, url: 'https://in.sondia.com/v1/leads' }],
  [toHost, passed],
  [
    { ...toHost, LEAD_FIELDS: 'email', RESULTS_FORM: 'off' },
    { ...passed, fields: ['email'], onResults: false },
  ],
  [
    { ...toHost, LEAD_ANSWERS: 'on', MEASURE_META: '123456789' },
    { ...passed, answers: true },
  ],
  [{ RESULTS_FORM: 'off' }, noLeads],
])(
  'LD-01 LD-04 RS-05 TR-03 no service receives leads, and no field or box is added, unless the owner sets it; the plan has the form where leads are collected: %j',
  (env, leads) => {
    expect(ownerSettings(brand, env).leads).toEqual(leads)
  },
)

test.each([
  [{ LEAD_SERVICES: 'Slack' }, 'LEAD_SERVICES is "Slack", but the form sends nothing.'],
  [{ COLLECTOR_URL: '/collect', LEAD_SERVICES: '<b>' }, 'LEAD_SERVICES is "<b>". Write names'],
  [{ LEAD_FIELDS: 'email' }, 'LEAD_FIELDS is "email", but the form sends nothing.'],
  [
    { COLLECTOR_URL: '/collect', LEAD_FIELDS: 'email, fax' },
    'LEAD_FIELDS is "email, fax". Write email, store-address, or one of them.',
  ],
  [{ LEAD_ANSWERS: 'on' }, 'LEAD_ANSWERS is "on", but the form sends nothing. Set LEADS_TO or COLLECTOR_URL too'],
  [{ RESULTS_FORM: 'on' }, 'RESULTS_FORM is "on", but the form sends nothing. Set LEADS_TO or COLLECTOR_URL too'],
  [{ COLLECTOR_URL: '/collect', RESULTS_FORM: 'yes' }, 'RESULTS_FORM is "yes". Write on or off.'],
  [{ COLLECTOR_URL: '/collect', LEAD_ANSWERS: 'yes' }, 'LEAD_ANSWERS is "yes". Write on or off.'],
  [{ LEADS_TO: 'webhook' }, 'LEADS_TO is "webhook". Write collector, none, or a path'],
  [{ LEADS_TO: '/leads/' }, 'LEADS_TO is "/leads/". Write collector, none, or a path'],
  [{ LEADS_TO: 'collector' }, 'LEADS_TO is "collector", but there is none. Set COLLECTOR_URL too.'],
  [{ ...toHost, COLLECTOR_URL: '/collect' }, 'LEADS_TO is a path, and COLLECTOR_URL is set too.'],
  [{ LEADS_TO: '/collect/v1/leads' }, 'LEAD_SERVICES is empty. Name the services'],
  [{ ...toHost, LEAD_ANSWERS: 'on' }, 'a build that counts nobody keeps no answers'],
  [{ LEADS_TO: 'none', LEAD_FIELDS: 'email' }, 'LEAD_FIELDS is "email", but the form sends nothing.'],
  [{ LEAD_TO: 'none' }, 'LEAD_TO is unknown. Did you mean LEADS_TO?'],
  [{ COLLECTOR_URL: '/collect', LEAD_SERVICE: 'Slack' }, 'LEAD_SERVICE is unknown. Did you mean LEAD_SERVICES?'],
])('%j is an issue', (env, message) => {
  expect(readIssue({}, env)).toContain(message)
})

test.each(['https:', 'http:', ''])(
  'LD-04 the address of a webhook (%s//) is refused, and not said: it is a secret',
  (scheme) => {
    const message = readIssue({}, { LEADS_TO: `${scheme}//hooks.example/secret-1`, LEAD_SERVICES: 'Make' })
    expect(message).toContain('LEADS_TO is an address of another server. A webhook’s address is a secret')
    expect(message).not.toContain('hooks.example')
  },
)

test('a listing without its search-tracking parameters is valid, because an app may not be listed yet', () => {
  expect(() => ownerSettings({ ...brand, listing: 'https://apps.shopify.com/sondia' }, {})).not.toThrow()
})

test('names of others in the environment are no issues, nor empty values, nor settings of the collector', () => {
  const env = { PATH: '/bin', SHARE_IMAGES: 'off', NODE_OPTIONS: '', COLECTOR_URL: '', COLLECTOR_PORT: '8787' }
  expect(() => ownerSettings(brand, env, { names: ['COLLECTOR_PORT'], inFile: [] })).not.toThrow()
})

test('names of Node and its tools may be in .env', () => {
  const inFile = ['ASTRO_TELEMETRY_DISABLED', 'NODE_OPTIONS']
  expect(() => ownerSettings(brand, { ASTRO_TELEMETRY_DISABLED: '1' }, { names: [], inFile })).not.toThrow()
})

function readIssue(wrong: Partial<Parameters<typeof ownerSettings>[0]>, env: Env): string {
  try {
    ownerSettings({ ...brand, ...wrong }, env, { names: ['COLLECTOR_PORT'], inFile: Object.keys(env) })
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
