import { expect, test } from 'vitest'
import { readServiceEnv } from './service-env.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const good = {
  COLLECTOR_DATABASE_URL: 'postgres://ingest:hush@127.0.0.1/collector',
  COLLECTOR_ORIGINS: 'https://sondia.com, https://www.sondia.com',
  COLLECTOR_LEAD_KEYS: `a:${key}`,
  COLLECTOR_INDEX_KEY: key,
}

test('four settings are enough', () => {
  const env = readServiceEnv(good)
  expect([...env.COLLECTOR_ORIGINS]).toEqual(['https://sondia.com', 'https://www.sondia.com'])
  expect(env.COLLECTOR_PORT).toBe(8787)
})

test('one message names every error and quotes no value', () => {
  const wrong = {
    COLLECTOR_DATABASE_URL: 'mysql://ingest:hush@127.0.0.1/collector',
    COLLECTOR_ORIGINS: 'https://sondia.com/',
    COLLECTOR_LEAD_KEYS: 'a:hush',
    COLLECTOR_PORT: '70000',
    COLLECTOR_LEADS_PER_DAY: 'hush',
    COLLECTOR_TRUST_PROXY: 'hush',
  }
  let message = ''
  try {
    readServiceEnv(wrong)
  } catch (error) {
    message = String(error)
  }
  for (const name of [...Object.keys(wrong), 'COLLECTOR_INDEX_KEY is not set']) expect(message).toContain(name)
  expect(message).not.toContain('hush')
})

test.each(['COLLECTOR_DATABASE_URL', 'COLLECTOR_ORIGINS', 'COLLECTOR_LEAD_KEYS', 'COLLECTOR_INDEX_KEY'])(
  'it does not start without %s',
  (name) => {
    expect(() => readServiceEnv({ ...good, [name]: '' })).toThrow(`${name} is not set`)
  },
)
