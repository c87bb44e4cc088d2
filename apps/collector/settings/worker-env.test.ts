import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readOneSetting, readWorkerEnv } from './worker-env.ts'

const key = randomBytes(32).toString('base64')
const minimal = {
  COLLECTOR_WORKER_DATABASE_URL: 'postgres://worker@127.0.0.1/collector',
  COLLECTOR_LEAD_KEYS: `k1:${key}`,
  COLLECTOR_INDEX_KEY: key,
}
const secret = 'sixteen letters!'

test('defaults: no webhook, events are kept for 90 days', () => {
  expect(readWorkerEnv(minimal)).toMatchObject({ webhook: undefined, COLLECTOR_KEEP_EVENT_DAYS: 90 })
})

test('a webhook has a URL and a secret', () => {
  const env = { ...minimal, COLLECTOR_WEBHOOK_URL: 'https://crm.example/in', COLLECTOR_WEBHOOK_SECRET: secret }
  expect(readWorkerEnv(env).webhook).toEqual({
    url: new URL('https://crm.example/in'),
    secret,
    allowPrivate: false,
    body: { format: 'lead' },
  })
})

test.each(['slack', 'zapier'])('an alert in the format of %s is the body of the webhook', (format) => {
  const env = {
    ...minimal,
    COLLECTOR_WEBHOOK_URL: 'https://hooks.example/in',
    COLLECTOR_WEBHOOK_SECRET: secret,
    COLLECTOR_WEBHOOK_BODY: format,
  }
  expect(readWorkerEnv(env).webhook?.body).toEqual({ format })
})

test.each([
  ['COLLECTOR_WEBHOOK_BODY', 'teams', 'is none of lead, slack, zapier'],
  ['COLLECTOR_WORKER_PORT', '70000', 'is not a port'],
  ['COLLECTOR_WEBHOOK_URL', 'http://crm.example/', 'is not an https:// address'],
  ['COLLECTOR_WEBHOOK_URL', 'ftp://crm.example/', 'is not an https:// address'],
  ['COLLECTOR_WEBHOOK_URL', 'https://me:secret@crm.example/', 'names a user or a password'],
  ['COLLECTOR_WEBHOOK_URL', 'https://169.254.169.254/latest', 'is in a private network'],
  ['COLLECTOR_WEBHOOK_URL', 'https://[::1]/', 'is in a private network'],
  ['COLLECTOR_WEBHOOK_SECRET', 'short', 'is shorter than 16 characters'],
  ['COLLECTOR_WEBHOOK_SECRET', '', 'is not set'],
  ['COLLECTOR_KEEP_EVENT_DAYS', '8', 'is less than 9 days'],
  ['COLLECTOR_KEEP_LEAD_DAYS', 'for ever', 'is not a number of days'],
  ['COLLECTOR_WORKER_DATABASE_URL', '', 'is not set'],
])('%s=%s is rejected: it %s', (name, value, message) => {
  const webhook = { COLLECTOR_WEBHOOK_URL: 'https://crm.example/', COLLECTOR_WEBHOOK_SECRET: secret }
  expect(() => readWorkerEnv({ ...minimal, ...webhook, [name]: value })).toThrow(`${name} ${message}`)
})

test('a command requires no more settings than it needs', () => {
  const { COLLECTOR_WORKER_DATABASE_URL: url } = minimal
  expect(readOneSetting({ COLLECTOR_WORKER_DATABASE_URL: url }, 'COLLECTOR_WORKER_DATABASE_URL')).toBe(url)
  expect(() => readOneSetting({}, 'COLLECTOR_INDEX_KEY')).toThrow('COLLECTOR_INDEX_KEY is not set')
})
