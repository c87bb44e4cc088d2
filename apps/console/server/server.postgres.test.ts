import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { testSettings } from '@repo/collector/testing/test-service.ts'
import { startTestConsole } from '../testing/test-console.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const running = await startTestConsole()
afterAll(() => running.stop())
const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
const env = {
  PATH: process.env.PATH,
  COLLECTOR_LEAD_KEYS,
  COLLECTOR_INDEX_KEY,
  CONSOLE_DATABASE_URL: running.urls.console,
  COLLECTOR_WORKER_DATABASE_URL: running.urls.worker,
}

test('the process starts, answers, and stops on a signal', async () => {
  const child = spawn(process.execPath, [file('server.ts')], { env: { ...env, CONSOLE_PORT: '0' } })
  const [line] = await once(child.stdout, 'data')
  const { event, port } = JSON.parse(String(line)) as { event: string; port: number }
  expect(event).toBe('listening')
  expect((await fetch(`http://127.0.0.1:${port}/api/session`)).status).toBe(403)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port that is in use and a misspelt setting are said in words, without a value', async () => {
  const start = async (more: Record<string, string>) => {
    const { status, out, said } = await run('server.ts', [], more)
    return { status, said: out + said }
  }
  const [taken, misspelt] = await Promise.all([
    start({ CONSOLE_PORT: String(running.port) }),
    start({ CONSOLE_TRUST_PROXI: 'hush' }),
  ])
  expect(taken).toMatchObject({ status: 1, said: expect.stringContaining('Another program listens on CONSOLE_PORT.') })
  expect(misspelt).toEqual({ status: 2, said: 'CONSOLE_TRUST_PROXI is unknown. Did you mean CONSOLE_TRUST_PROXY?\n' })
})

test('admin invite prints a link that signs in, changes a role, and takes access away', async () => {
  const invite = (...given: string[]) => run('commands/invite.ts', given, { CONSOLE_ORIGIN: running.origin })
  const { status, out } = await invite('--name', 'Dana', '--role', 'viewer')
  expect(status).toBe(0)
  const [, token = ''] = new RegExp(`^${running.origin}/sign-in#([\\w-]{43})\n$`).exec(out) ?? []
  const response = await running.send('POST', '/api/sign-in/link', { token })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  const session = async () => {
    const answer = await running.send('GET', '/api/session', undefined, { cookie })
    return ((await answer.json()) as { person?: unknown }).person
  }
  expect(await session()).toEqual({ name: 'Dana', role: 'viewer' })
  await invite('--name', 'Dana', '--role', 'owner')
  expect(await session()).toEqual({ name: 'Dana', role: 'owner' })
  expect((await invite('--name', 'Dana', '--remove')).status).toBe(0)
  expect(await session()).toBeUndefined()
  const written = await running.rows(
    "select action, person_name as by, facts - 'name' as facts from audit_log where facts->>'name' = 'Dana' order by entry_id",
  )
  expect(written.map(({ action, by, facts }) => [action, by, facts])).toEqual([
    ['person-invited', null, { role: 'viewer' }],
    ['role-changed', null, { from: 'viewer', to: 'owner' }],
    ['person-invited', null, { role: 'owner' }],
    ['person-removed', null, { role: 'owner' }],
  ])

  const wrong = [
    ['--name', 'Dana', '--remove'],
    ['--name', 'Dana'],
    ['--role', 'owner'],
  ]
  const answers = await Promise.all(wrong.map((given) => invite(...given)))
  expect(answers.map(({ status: ended, said }) => [ended, said.split(':')[0]])).toEqual([
    [2, 'There is no person with the name Dana.\n'],
    [2, '--role is owner, caller, who sees leads and exports none, or viewer, who sees no lead'],
    [2, '--name needs a name of at most 80 characters'],
  ])
})

/** A process of its own, to its end. */
async function run(path: string, given: readonly string[], more: Record<string, string>) {
  const child = spawn(process.execPath, [file(path), ...given], { env: { ...env, ...more } })
  const [out, said, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status: status as number | null, out, said }
}
