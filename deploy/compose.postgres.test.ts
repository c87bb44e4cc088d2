import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { temporaryPostgres } from '@repo/testing/temporary-postgres.ts'

const postgres = await temporaryPostgres({ fsync: 'off' }, 'empty')
afterAll(() => postgres.stop())

test('the logins of the containers are made at the first start, and get their passwords at each, also where they own tables', async () => {
  const [, text = ''] =
    /^ {2}logins\.sql:\n {4}content: \|\n((?: {6}.*\n)+)/m.exec(
      readFileSync('deploy/compose.collector.yaml', 'utf8'),
    ) ?? []
  const owner = new pg.Client({ connectionString: postgres.url() })
  await owner.connect()
  try {
    const start = async (password: string) => {
      await owner.query(text.replaceAll(/\$\{\w+:\?\}/g, password))
      const { rows } = await owner.query<{ rolpassword: string }>(
        "select rolpassword from pg_authid where rolname in ('ingest', 'worker') and rolcanlogin",
      )
      return rows.map(({ rolpassword }) => rolpassword)
    }
    await owner.query('create role collector_ingest; create role collector_worker')
    const first = await start('one')
    // As an interrupted rebuild leaves them.
    await owner.query(
      'create schema rebuild authorization worker; set role worker; create table rebuild.run (); reset role',
    )
    const second = await start('two')
    expect(new Set([...first, ...second]).size).toBe(4)
    await expect(
      owner.query("select pg_has_role('worker', 'collector_worker', 'member') as is_member"),
    ).resolves.toMatchObject({
      rows: [{ is_member: true }],
    })
  } finally {
    await owner.end()
  }
})
