import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { saveEvents } from '../ingest/save-events.ts'

const dayMs = 86_400_000
const start = Math.floor(Date.now() / dayMs) * dayMs - dayMs
const [day = '', today = ''] = [start, start + dayMs].map((time) => new Date(time).toISOString().slice(0, 10))
const { urls, owner } = await startTestDatabase()
// As an operator asks: by the worker's login, on one connection, because the view is temporary.
const client = new pg.Client({ connectionString: urls.worker })
await client.connect()
afterAll(() => client.end())

const [view = '', ...questions] = readFileSync('docs/how-to/questions.sql', 'utf8').split(/^-- \d+\. .*$/m)

test('every question of docs/how-to/questions.sql is answered by PostgreSQL', async () => {
  await storeDay()
  await client.query(view)
  expect(questions).toHaveLength(9)
  const answers: unknown[][] = []
  for (const sql of questions) {
    const { rows } = await client.query(sql)
    expect(rows.length, sql).toBeGreaterThan(0)
    answers.push(rows)
  }
  const [stored] = (await client.query(`select count(distinct visit_id)::integer as visits from events`)).rows
  const landings = answers[2] as { visits: string }[]
  expect(landings.reduce((sum, { visits }) => sum + Number(visits), 0)).toBe(stored.visits)
  const suspects = answers[8] as { suspects: string }[]
  expect(suspects.reduce((sum, row) => sum + Number(row.suspects), 0)).toBe(6)
})

test('the commands of docs/how-to/questions.md print nine answers and write a file, with the settings of the worker', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'questions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'worker.env'), `COLLECTOR_WORKER_DATABASE_URL=${urls.worker}\n`)
  const blocks = [...readFileSync('docs/how-to/questions.md', 'utf8').matchAll(/^```sh\n([^]+?)^```$/gm)]
  const commands = blocks
    .map(([, block = '']) => block)
    .join('')
    .replace('cd /srv/collector', `cd ${process.cwd()}`)
    .replace('/etc/collector', folder)
    .replace("'day.csv'", `'${folder}/day.csv'`)
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', commands], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.match(/^\(\d+ rows?\)$/gm)).toHaveLength(9)
  expect(readFileSync(path.join(folder, 'day.csv'), 'utf8')).toMatch(/^day,event_id,/)
})

/** A day of 60 visits with ads; every eleventh is marked as a program. */
async function storeDay(): Promise<void> {
  const visits = sampleVisits(seededRandom('questions'), { start, visits: 60, isRecent: false, running: [] })
  const events = visits.flatMap((events, index) =>
    events.map(({ id, visit, name, ts, route, pageLang, ...details }) => ({
      day,
      eventId: id,
      occurredMs: ts,
      visitId: visit,
      name,
      pageLang,
      route,
      details: JSON.stringify({ ...details, ...(index % 3 > 0 && { utm_content: `video-${index % 4}` }) }),
      flags: index % 11 === 0 ? '{bot}' : '{}',
    })),
  )
  await owner.query(`create table events_of_a_day partition of events for values from ('${day}') to ('${today}')`)
  await saveEvents(
    owner,
    events.filter(({ occurredMs }) => occurredMs < start + dayMs),
  )
}
