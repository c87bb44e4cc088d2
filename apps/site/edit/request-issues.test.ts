import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idText } from './invisible-ids.ts'
import { ownEnvironment } from './own-environment.ts'
import { requestIssue, textIssue } from './request-issues.ts'

const allowed = { hosts: ['127.0.0.1:4322', 'localhost:4322'], token: 'secret' }
const good = {
  host: '127.0.0.1:4322',
  origin: 'http://127.0.0.1:4322',
  'x-edit-token': 'secret',
  'sec-fetch-site': 'same-origin',
}

describe('a request', () => {
  it('is let in from its own page with its token', () => {
    expect(requestIssue({ method: 'POST', headers: good }, allowed)).toBeUndefined()
  })

  it.each([
    ['another host name', { host: 'evil.example' }],
    ['a host name that resolves here', { host: 'evil.example:4322' }],
    ['another origin', { origin: 'http://localhost:3000' }],
    ['no origin', { origin: undefined }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['no token', { 'x-edit-token': undefined }],
    ['a wrong token', { 'x-edit-token': 'secre' }],
  ])('is refused with %s', (_, headers) => {
    expect(requestIssue({ method: 'POST', headers: { ...good, ...headers } }, allowed)).toBeDefined()
  })

  it('reads nothing for another site', () => {
    expect(requestIssue({ method: 'GET', headers: { ...good, 'sec-fetch-site': 'cross-site' } }, allowed)).toBeDefined()
    expect(requestIssue({ method: 'DELETE', headers: good }, allowed)).toBeDefined()
  })
})

describe('a text', () => {
  it.each([
    42,
    undefined,
    '',
    ' ',
    'a\u0000b',
    'a\rb',
    'a\tb',
    `a${idText(3)}`,
    '\u2061',
    'a\u202eb',
    '\ud800',
    'x'.repeat(2001),
  ])('cannot be %j', (text) => expect(textIssue(text)).toBeDefined())

  it('that passes has nothing that could leave its literal or hide in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        if (textIssue(text) === undefined) expect(text).not.toMatch(/[^\P{Cc}\n]|[\u2061-\u2064\u2028\u2029]/u)
      }),
      { seed: 32, numRuns: 1000 },
    )
  })
})

it('no secret of collector or console is in the environment of edit mode', () => {
  for (const name of [
    'DATABASE_URL',
    'LEAD_KEYS',
    'PGPASSWORD',
    'CONSOLE_DATABASE_URL',
    'WEBHOOK_SECRET',
    'AWS_SECRET_ACCESS_KEY',
  ])
    expect(name).not.toMatch(ownEnvironment)
  expect('PATH').toMatch(ownEnvironment)
})
