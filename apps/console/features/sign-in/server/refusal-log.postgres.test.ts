import { expect, onTestFinished, test } from 'vitest'
import { startTestConsole } from '../../../testing/test-console.ts'
import { newToken } from './secret-token.ts'

test('guessed links within a minute are one entry in the audit log', async () => {
  const console = await startTestConsole()
  onTestFinished(() => console.stop())
  for (let guess = 0; guess < 5; guess++)
    expect((await console.send('POST', '/api/sign-in/link', { token: newToken() })).status).toBe(403)
  expect(await console.rows('select action, facts from audit_log')).toEqual([
    { action: 'refused', facts: { by: 'link' } },
  ])
})
