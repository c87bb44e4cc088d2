import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestConsole } from '../../../testing/test-console.ts'

const console = await startTestConsole()
afterAll(() => console.stop())

test('while reports of a viewer hang, sessions, leads and reports of others are answered; two run, thirty wait, the rest is refused', async () => {
  const [owner, viewer, sameViewer] = [
    await console.signIn('owner'),
    await console.signIn('viewer'),
    await console.signIn('viewer'),
  ]
  const holder = new pg.Client(console.urls.owner)
  await holder.connect()
  await holder.query('begin; lock table answer_source_daily in access exclusive mode')
  const path = '/api/reports/answers?from=2026-11-01&to=2026-11-07'
  const statuses: number[] = []
  const hanging = Array.from({ length: 60 }, (_, index) =>
    (index % 2 === 0 ? viewer : sameViewer).get(path).then(({ status }) => statuses.push(status)),
  )
  // The refused ones are answered at once; by then all others are with the server.
  await expect.poll(() => statuses).toEqual(Array(28).fill(429))
  const running = () =>
    console.rows(
      "select count(*)::integer as count from pg_stat_activity where usename = 'console' and wait_event = 'relation'",
    )
  expect(await running()).toEqual([{ count: 2 }])

  const others = ['/api/session', '/api/leads?tab=all', '/api/leads/counts', '/api/audit', '/api/today', '/api/pulse']
  const answers = await Promise.all(others.map(async (one) => (await owner.get(one)).status))
  expect(answers).toEqual(others.map(() => 200))
  expect(statuses, 'the reports still hang').toHaveLength(28)

  await holder.end()
  await Promise.all(hanging)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect((await viewer.get(path)).status).toBe(200)
})
