import { expect, test } from 'vitest'
import { unknownSettings } from './unknown-settings.ts'

test('a misspelt setting is named with the one that was meant, without its value', () => {
  const env = {
    COLLECTOR_TRUST_PROXI: 'true',
    COLLECTOR_WEBHOK_URL: 'https://crm.example/secret',
    COLLECTOR_SECRET: '1',
  }
  expect(unknownSettings(env)).toEqual([
    'COLLECTOR_TRUST_PROXI is unknown. Did you mean COLLECTOR_TRUST_PROXY?',
    'COLLECTOR_WEBHOK_URL is unknown. Did you mean COLLECTOR_WEBHOOK_URL?',
    'COLLECTOR_SECRET is unknown. docs/collector.md lists all settings.',
  ])
})

test('settings of the service, the worker and the site are known, and names of others are left alone', () => {
  const env = { COLLECTOR_PORT: '1', COLLECTOR_KEEP_LEAD_DAYS: '9', COLLECTOR_URL: '/collect', PATH: '/bin' }
  expect(unknownSettings({ ...env, COLLECTOR_DOORS: '' })).toEqual([])
})
