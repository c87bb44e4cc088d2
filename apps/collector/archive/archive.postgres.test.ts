import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { startProcess } from '@repo/testing/start-process.ts'
import { saveEvents } from '../ingest/save-events.ts'
import { saveLead } from '../leads/save-lead.ts'
import { applyRetention } from '../storage/apply-retention.ts'
import { answerLines, type Format } from './answer-lines.ts'
import { archiveDay, archiveDays, daysToKeep } from './archive-days.ts'
import { openEvents } from './ask.ts'
import { dayFile, intactRows } from './sealed-file.ts'
import { detailColumns, eventColumns } from './write-parquet.ts'

const dayMs = 86_400_000
const midnight = Math.floor(Date.now() / dayMs) * dayMs
const dayOf = (age: number) => new Date(midnight - age * dayMs).toISOString().slice(0, 10)
/** Retention is set to nine days: it drops the oldest two. */
const ages = [11, 10, 9, 2, 1]
const [oldest = '', second = '', third = ''] = ages.map(dayOf)
const keepDays = 9
const timeZone = 'Asia/Jerusalem'
const running = new AbortController().signal

let folder: string
/** Events by age; what a test drops or deletes is stored again. */
const stored = new Map<number, number>()
const { urls, worker } = await startTestDatabase()
const owner = new pg.Pool({ connectionString: urls.owner, options: `-c timezone=${timeZone}` })
afterAll(() => owner.end())
// The columns that a file has beside those of the table, for the same questions.
const fields = Object.entries(detailColumns).map(([name, field]) => `details->>'${field}' as ${name}`)
await owner.query(`create schema flat`)
await owner.query(
  `create view flat.events as select *, ${fields.join(', ').replace("details->>'value'", "(details->>'value')::float8")} from public.events`,
)
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'collector-archive-'))
  for (const age of ages) if ((await storedRows(dayOf(age))) !== stored.get(age)) stored.set(age, await storeDay(age))
})
afterEach(() => rmSync(folder, { recursive: true }))

const questions = [...readFileSync('docs/how-to/ask-the-events.md', 'utf8').matchAll(/^```sql\n(.+?)^```/gms)].map(
  ([, sql = '']) => sql,
)

test('every question of the how-to has the same answer from files and live days as from PostgreSQL, to the unit', async () => {
  expect(questions).toHaveLength(10)
  const expected: unknown[][][] = []
  for (const sql of questions)
    expected.push((await rowsOf(sql.replaceAll(' events ', ' flat.events '))).map(comparable))
  const total = await rowsOf('select count(*)::integer as n from events')
  await archiveDays(worker, folder, running, () => {})
  expect(await applyRetention(worker, (await daysToKeep(worker, folder, keepDays)).keepDays)).toMatchObject({ days: 2 })
  expect(await rowsOf('select count(*)::integer as n from events')).not.toEqual(total)

  expect(await answer('select count(*) as n from events')).toEqual(total)
  await openEvents(worker, limits(), async (ask) => {
    for (const [index, sql] of questions.entries()) {
      expect(expected[index]?.length, sql).toBeGreaterThan(0)
      const lines = await Array.fromAsync(answerLines(await ask(sql), 'json'))
      expect(
        lines.map((line) => comparable(JSON.parse(line))),
        sql,
      ).toEqual(expected[index])
    }
  })
  // Every value, not only counts.
  const [row] = await answer(`select * from events where day = '${dayOf(1)}' order by event_id limit 1`)
  const [stored] = await rowsOf(
    `select day::text, event_id, (occurred_at at time zone 'UTC')::text || '+00' as occurred_at, visit_id, name, page_lang, route, details::text, marks, ${Object.keys(detailColumns).join(', ')} from flat.events where day = '${dayOf(1)}' order by event_id limit 1`,
  )
  expect(row).toEqual(stored)
})

test('a file has these columns, and nothing of a lead', async () => {
  const keys = {
    encryption: leadEncryption([{ id: 'k1', secret: Buffer.alloc(32, 1) }]),
    indexKey: Buffer.alloc(32, 2),
  }
  const person = { fullName: 'Tamar Rosenthal', phone: '050-765 4321', email: 'tamar@example.com' }
  const facts = { pageLang: 'he', route: '/lead', campaign: '{}', fillMs: 9000, flags: [] }
  await saveLead(owner, keys, { id: '019a0000-0000-7000-8000-000000000001', ...person, ...facts })
  await archiveDays(worker, folder, running, () => {})
  const [file] = await answer("select string_agg(column_name, ' ') as columns from (describe events)")
  expect(file?.columns).toBe(
    'day event_id occurred_at visit_id name page_lang route details marks page variant began_on device referrer target quiz_lang step_id option_id scenario metric value experiment utm_source utm_medium utm_campaign utm_term utm_content',
  )
  // A new column of the table must be weighed: may it be archived?
  const [table] = await rowsOf(
    `select string_agg(attname, ' ' order by attnum) as columns from pg_attribute where attrelid = 'public.events'::regclass and attnum > 0`,
  )
  expect(
    String(table?.columns)
      .split(' ')
      .filter((name) => !(name in eventColumns)),
  ).toEqual(['stored_by'])
  const all = (await lines('select * from events', 'csv')).join('\n') + readdirSync(folder).map(bytesOf).join('')
  expect(all).toContain('page_view')
  expect(all).not.toMatch(/Tamar|Rosenthal|7654321|765 4321/i)
  await owner.query('truncate leads, outbox cascade')
})

test('a day is written once, for sha256sum to check, and not before it is finished', async () => {
  const written: string[] = []
  const note = (day: string) => written.push(day)
  await archiveDays(worker, folder, running, note)
  await archiveDays(worker, folder, running, note)
  expect(written).toEqual([oldest, second, third])
  expect(readdirSync(folder)).toHaveLength(6)
  const checked = execFileSync('sh', ['-c', 'sha256sum --check --strict *.sha256'], { cwd: folder, encoding: 'utf8' })
  expect(checked.match(/: OK$/gm)).toHaveLength(3)
})

test('two workers at once write a day once', async () => {
  const rows = await Promise.all([archiveDay(worker, folder, oldest), archiveDay(worker, folder, oldest)])
  expect(rows.filter((count) => count !== undefined)).toEqual([await storedRows(oldest)])
})

test('an archive that fails holds the day and all later ones, and removes what it began', async () => {
  await expect(archiveDay(worker, folder, '2020-01-01')).rejects.toThrow('was dropped meanwhile')
  expect(readdirSync(folder)).toEqual([])
  const missing = path.join(folder, 'missing')
  await expect(archiveDays(worker, missing, running, () => {})).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await daysToKeep(worker, missing, keepDays)).toEqual({ keepDays: 12, held: 2 })
  // The oldest day is there, the second cannot be written: a folder has the name of its file.
  await archiveDay(worker, folder, oldest)
  execFileSync('mkdir', ['-p', path.join(dayFile(folder, second), 'in-the-way')])
  await expect(archiveDays(worker, folder, running, () => {})).rejects.toMatchObject({ code: /EISDIR|ENOTEMPTY/ })
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  const held = await daysToKeep(worker, folder, keepDays)
  expect(held).toEqual({ keepDays: 11, held: 1 })
  await applyRetention(worker, held.keepDays)
  expect(await storedRows(second)).toBeGreaterThan(0)
})

test('what a crash leaves at any step is not taken for a whole day, and the next worker writes it', async () => {
  const file = dayFile(folder, oldest)
  for (const half of [`${file}.part.lines.part`, `${file}.part`, file, `${file}.sha256.part`])
    writeFileSync(half, '# rows')
  expect((await daysToKeep(worker, folder, keepDays)).held).toBe(2)
  const total = await storedRows(oldest)
  expect(await answer(`select count(*) as n from events where day = '${oldest}'`)).toEqual([{ n: total }])
  await archiveDays(worker, folder, running, () => {})
  expect(await intactRows(file)).toBe(total)
  expect(readdirSync(folder)).toHaveLength(6)
})

test('a file that was damaged, or has other rows than the table, is noticed and written again before its day is dropped', async () => {
  await archiveDays(worker, folder, running, () => {})
  const file = dayFile(folder, oldest)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.with(100, (bytes[100] ?? 0) ^ 1))
  await expect(answer('select count(*) from events')).rejects.toThrow(`${file} does not agree with its checksum`)
  expect(await daysToKeep(worker, folder, keepDays)).toEqual({ keepDays: 12, held: 2 })
  await archiveDays(worker, folder, running, () => {})
  expect(await daysToKeep(worker, folder, keepDays)).toEqual({ keepDays, held: 0 })

  await owner.query('delete from events where event_id = (select event_id from events where day = $1 limit 1)', [
    second,
  ])
  expect(await daysToKeep(worker, folder, keepDays)).toEqual({ keepDays: 11, held: 1 })
  await archiveDays(worker, folder, running, () => {})
  expect(await daysToKeep(worker, folder, keepDays)).toEqual({ keepDays, held: 0 })
})

test('it reads, and nothing but the events', async () => {
  await archiveDay(worker, folder, oldest)
  const file = dayFile(folder, oldest)
  const before = readFileSync(file)
  await openEvents(worker, { ...limits(), to: oldest }, async (ask) => {
    for (const [sql, message] of [
      ['delete from events', /Can only delete from base table/],
      ['create table mine as select 1', 'Ask with one select'],
      ['select 1; select 2', 'Ask with one select'],
      [`copy (select 1) to '${file}' (use_tmp_file false)`, 'Ask with one select'],
      [`copy events to '${folder}/copy.csv'`, 'disabled by configuration'],
      ['install httpfs', 'Ask with one select'],
      ['load httpfs', 'Ask with one select'],
      [`attach '${folder}/other.db'`, 'Ask with one select'],
      [`set memory_limit = '8GB'`, 'Ask with one select'],
      [`select * from read_text('/etc/passwd')`, 'disabled by configuration'],
      [`select * from read_csv('/etc/passwd')`, 'disabled by configuration'],
      [`select * from '/etc/passwd'`, 'does not exist'],
      [`select * from glob('/etc/*')`, 'disabled by configuration'],
      [`select * from read_parquet('https://example.com/a.parquet')`, /disabled|httpfs/],
      [`select * from postgres_scan('', 'public', 'leads')`, 'postgres_scan'],
    ] as const)
      await expect(ask(sql), sql).rejects.toThrow(message)
  })
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('a question that takes too long is interrupted, and one that needs much memory is not killed', async () => {
  vi.stubEnv('TMPDIR', folder)
  const short = { ...limits(), seconds: 0.5 }
  const endless = 'select count(*) from range(1000000000000)'
  await expect(openEvents(worker, short, async (ask) => (await ask(endless)).getRowsJson())).rejects.toThrow(
    'No answer within 0.5 s',
  )
  await expect(answer('select length(list(range)) from range(30000000)')).rejects.toThrow('Out of Memory Error')
  expect(readdirSync(folder)).toEqual([])
  vi.unstubAllEnvs()
})

test('texts of visitors control no terminal and no spreadsheet', async () => {
  const sql = `select '=1+1' as formula, chr(27) || '[2J' as escape, 12 as n, null as nothing`
  expect(await lines(sql, 'csv')).toEqual(['"formula","escape","n","nothing"', `"'=1+1","[2J",12,""`])
  expect(await lines(sql, 'json')).toEqual([`{"formula":"=1+1","escape":"\\u001b[2J","n":12,"nothing":null}`])
  expect(await lines(sql, 'table')).toEqual([
    'formula  escape        n  nothing',
    '-------  -----------  --  -------',
    '=1+1     "\\u001b[2J"  12',
    '1 row',
  ])
})

test('collector:ask prints a table, CSV or JSON of the asked days, and names what is wrong', () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [fileOf('../commands/ask.ts'), ...args], { env: settings(), encoding: 'utf8' })
  const sql = 'select day, count(*) > 0 as has_events from events group by 1 order by 1'
  const asked = command('--json', '--from', second, '--to', third, sql)
  expect(asked).toMatchObject({ stderr: '', status: 0 })
  expect(asked.stdout.match(/\d{4}-\d\d-\d\d/g)).toEqual([second, third])
  expect(command('--from', 'yesterday', sql)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('[--from 2026-11-01]'),
  })
})

test('a worker archives; without DuckDB it holds the days and goes on, and without an archive it never loads it', async () => {
  const other = path.join(folder, 'other')
  mkdirSync(other)
  const [off, held, archived] = await Promise.all([
    workerUntil('"retention-applied"', { COLLECTOR_KEEP_EVENT_DAYS: '90' }, withoutDuckdb),
    workerUntil('"archive-failed"', { COLLECTOR_ARCHIVE_DIR: other }, withoutDuckdb),
    workerUntil(`"day-archived","day":"${third}"`, { COLLECTOR_ARCHIVE_DIR: folder }),
  ])
  expect(off).not.toContain('archive')
  expect(held).toContain('"archive-holds","days":2')
  expect(held).toContain('"code":"ERR_MODULE_NOT_FOUND","hint":"A package is missing.')
  expect(archived.match(/"day-archived"/g)).toHaveLength(3)
  expect(await storedRows(oldest)).toBeGreaterThan(0)
})

const withoutDuckdb = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@duckdb/')) throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' })
      return next(name, context)
    } })`)}`,
]

/** Starts a worker, waits for a line of its log, stops it, and returns the log. */
async function workerUntil(text: string, more: Record<string, string>, options: string[] = []): Promise<string> {
  const env = { ...settings(), COLLECTOR_ARCHIVE_DIR: '', ...more }
  const { child, output, ended } = startProcess(process.execPath, [...options, fileOf('../worker.ts')], env)
  await expect.poll(output).toContain(text)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  return output()
}

function settings(): Record<string, string> {
  return {
    COLLECTOR_WORKER_DATABASE_URL: urls.worker,
    COLLECTOR_LEAD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    COLLECTOR_INDEX_KEY: Buffer.alloc(32, 2).toString('base64'),
    COLLECTOR_WORKER_PORT: '0',
    COLLECTOR_KEEP_EVENT_DAYS: String(keepDays),
    COLLECTOR_ARCHIVE_DIR: folder,
  }
}

/** A day of visits, with ads, bots, and steps and answers that are repeated. */
async function storeDay(age: number): Promise<number> {
  await owner.query(
    `create table if not exists ${partition(age)} partition of public.events for values from ('${dayOf(age)}') to ('${dayOf(age - 1)}')`,
  )
  const start = midnight - age * dayMs
  const visits = sampleVisits(seededRandom(`day ${age}`), { start, visits: 60, isRecent: false, running: [] })
  const events = visits.flatMap((events, index) =>
    events.map(({ id, visit, name, ts, route, pageLang, ...details }, place) => ({
      day: dayOf(age),
      eventId: id,
      occurredMs: ts,
      visitId: visit,
      name,
      pageLang,
      route,
      details: JSON.stringify({
        ...details,
        ...('stepId' in details && place % 7 === 0 && { stepId: 'goal' }),
        ...(index % 3 > 0 && { utm_content: `video-${index % 4}`, utm_term: 'a "quoted" \\ ערך' }),
      }),
      flags: index % 11 === 0 ? '{bot}' : '{}',
    })),
  )
  await saveEvents(
    owner,
    events.filter(({ occurredMs }) => occurredMs < start + dayMs),
  )
  return storedRows(dayOf(age))
}

const partition = (age: number) => `events_${dayOf(age).replaceAll('-', '')}`

function answer(sql: string): Promise<Record<string, unknown>[]> {
  return lines(sql, 'json').then((found) => found.map((line) => JSON.parse(line)))
}

async function lines(sql: string, format: Format): Promise<string[]> {
  return openEvents(worker, limits(), async (ask) => Array.fromAsync(answerLines(await ask(sql), format)))
}

function limits() {
  return { archive: folder, timeZone, seconds: 30, memory: '128MB' }
}

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await owner.query(sql)).rows
}

async function storedRows(day: string): Promise<number> {
  const [row] = await rowsOf(`select count(*)::integer as count from events where day = '${day}'`)
  return Number(row?.count)
}

/** Counts are texts in pg, and numbers here. */
function comparable(row: Record<string, unknown>): unknown[] {
  return Object.values(row).map((cell) =>
    cell !== null && cell !== '' && Number.isFinite(Number(cell)) ? Math.round(Number(cell) * 1e6) / 1e6 : cell,
  )
}

function bytesOf(name: string): string {
  return readFileSync(path.join(folder, name), 'latin1')
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
