import { expect, test } from 'vitest'
import { readConsoleSettings, unknownConsoleSettings } from './console-settings.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const minimal = {
  CONSOLE_DATABASE_URL: 'postgres://console:hush@127.0.0.1/collector',
  COLLECTOR_LEAD_KEYS: `a:${key}`,
  COLLECTOR_INDEX_KEY: key,
}

test('three settings are enough: then it is for an SSH tunnel', () => {
  expect(readConsoleSettings(minimal)).toMatchObject({
    CONSOLE_ORIGIN: 'http://localhost:8790',
    CONSOLE_HOST: '127.0.0.1',
    CONSOLE_PORT: 8790,
  })
})

test.each(['https://console.sondia.com', 'https://console.sondia.com:8443', 'http://localhost:9000'])(
  '%s is an origin',
  (origin) => {
    expect(readConsoleSettings({ ...minimal, CONSOLE_ORIGIN: origin }).CONSOLE_ORIGIN).toBe(origin)
  },
)

test.each([
  'http://127.0.0.1:8790',
  'https://127.0.0.1',
  'https://[::1]',
  'http://console.sondia.com',
  'https://console.sondia.com/',
  'https://console.sondia.com/console',
  'console.sondia.com',
  'null',
])('%s is refused as an origin: passkeys need TLS and a name', (origin) => {
  expect(() => readConsoleSettings({ ...minimal, CONSOLE_ORIGIN: origin })).toThrow('CONSOLE_ORIGIN is not an origin')
})

test('one message names every error and quotes no value', () => {
  const read = () => readConsoleSettings({ CONSOLE_DATABASE_URL: 'mysql://hush', COLLECTOR_LEAD_KEYS: 'a:hush' })
  expect(read).toThrow(
    /settings of the console.*run-the-console\.md[^]*DATABASE_URL[^]*LEAD_KEYS[^]*INDEX_KEY is not set/,
  )
  expect(read).not.toThrow('hush')
})

test('a misspelt setting is named with the one that was meant', () => {
  expect(unknownConsoleSettings({ ...minimal, CONSOLE_ORIGN: 'https://x', COLLECTOR_LEAD_KEY: '' })).toEqual([
    'CONSOLE_ORIGN is unknown. Did you mean CONSOLE_ORIGIN?',
  ])
})
