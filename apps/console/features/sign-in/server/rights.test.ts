import { Hono } from 'hono'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Role } from '../api/session.ts'
import type { ConsoleEnv } from '../../../server/console-deps.ts'
import { asConsole, poolByRights, withRights } from './rights.ts'

/** A pool whose queries answer with the role that its connections set. */
const pool = poolByRights(
  (options) => ({ query: async () => ({ rows: [{ role: options.replace(' -c role=', '') }] }) }) as unknown as Pool,
)
const roleNow = async () => (await pool.query<{ role: string }>('select')).rows[0]?.role

test('a query that nothing gave a role has the rights of a viewer', async () => {
  expect(await roleNow()).toBe('collector_viewer')
})

test('what no person does asks for the console’s own role, and nothing after it has it', async () => {
  expect(await asConsole(roleNow)).toBe('')
  expect(await roleNow()).toBe('collector_viewer')
})

test.each([
  ['owner', ''],
  ['caller', 'collector_caller'],
  ['viewer', 'collector_viewer'],
] as const)(
  'a request of a person who is %s has the rights of that role, though its session was read with more',
  async (name, expected) => {
    const app = new Hono<ConsoleEnv>()
    app.use((c, next) => {
      c.set('person', { id: '', name: '', role: name satisfies Role })
      return asConsole(next)
    })
    app.use(withRights)
    app.get('/', async (c) => c.text((await roleNow()) ?? ''))
    expect(await (await app.request('/')).text()).toBe(expected)
  },
)
