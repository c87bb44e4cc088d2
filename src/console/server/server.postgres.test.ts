import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSettings } from '#collector/testing/test-service.ts'
import { startTestConsole, type TestConsole } from './testing/test-console.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
let running: TestConsole
let env: Record<string, string | undefined>
beforeAll(async () => {
  running = await startTestConsole()
  const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
  env = {
    PATH: process.env.PATH,
    COLLECTOR_LEAD_KEYS,
    COLLECTOR_INDEX_KEY,
    CONSOLE_DATABASE_URL: running.urls.console,
    COLLECTOR_WORKER_DATABASE_URL: running.urls.worker,
  }
})
afterAll(() => running.stop())

test('the process starts, answers, and stops on a signal', async () => {
  const child = spawn(process.execPath, [file('server.ts')], { env: { ...env, CONSOLE_PORT: '0' } })
  const [line] = await once(child.stdout, 'data')
  const { event, port } = JSON.parse(String(line)) as { event: string; port: number }
  expect(event).toBe('listening')
  expect((await fetch(`http://127.0.0.1:${port}/api/session`)).status).toBe(403)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port that is in use and a misspelt setting are said in words, without a value', () => {
  const start = (more: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file('server.ts')], { env: { ...env, ...more } })
    return { status, said: stdout.toString() + stderr.toString() }
  }
  const taken = start({ CONSOLE_PORT: String(running.port) })
  expect(taken).toMatchObject({ status: 1, said: expect.stringContaining('Another program listens on CONSOLE_PORT.') })
  const misspelt = start({ CONSOLE_TRUST_PROXI: 'hush' })
  expect(misspelt).toEqual({ status: 2, said: 'CONSOLE_TRUST_PROXI is unknown. Did you mean CONSOLE_TRUST_PROXY?\n' })
})

test('console:invite prints a link that signs in, changes a role, and takes access away', async () => {
  const invite = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file('commands/invite.ts'), ...given], {
      env: { ...env, CONSOLE_ORIGIN: running.origin },
    })
    return { status, out: stdout.toString(), said: stderr.toString() }
  }
  const { status, out } = invite('--name', 'Dana', '--role', 'viewer')
  expect(status).toBe(0)
  const [, token = ''] = new RegExp(`^${running.origin}/sign-in#([\\w-]{43})\n$`).exec(out) ?? []
  const response = await running.send('POST', '/api/sign-in/link', { token })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  const session = async () => {
    const answer = await running.send('GET', '/api/session', undefined, { cookie })
    return ((await answer.json()) as { person?: unknown }).person
  }
  expect(await session()).toEqual({ name: 'Dana', role: 'viewer' })
  invite('--name', 'Dana', '--role', 'owner')
  expect(await session()).toEqual({ name: 'Dana', role: 'owner' })
  expect(invite('--name', 'Dana', '--remove').status).toBe(0)
  expect(await session()).toBeUndefined()

  expect(invite('--name', 'Dana', '--remove')).toMatchObject({ status: 2, said: expect.stringContaining('no person') })
  expect(invite('--name', 'Dana')).toMatchObject({ status: 2, said: expect.stringContaining('--role is owner') })
  expect(invite('--role', 'owner')).toMatchObject({ status: 2, said: expect.stringContaining('--name needs a name') })
})
