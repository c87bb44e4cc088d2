import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import type { Figures } from '@repo/content/claims/measured.ts'
import { addDays } from '@repo/contract/days.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { markSample } from '@repo/testing/seed/mark-sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'figures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const out = join(folder, 'figures.json')
const [first = '', second = '', third = ''] = quizQuestions.find(({ id }) => id === 'pain')?.options ?? []

const { postgres, urls, owner } = await startTestDatabase()
beforeEach(async () => {
  rmSync(out, { force: true })
  await owner.query('truncate answer_daily, rollup_cursors')
  // The worker counts; nothing was stored.
  await rollUpAll(owner, { timeZone: 'Asia/Jerusalem' })
})

test('CL-24 the command writes what was answered in whole days of the owner’s time zone, with a query that counts the same', async () => {
  const yesterday = addDays(await today(), -1)
  await answer(addDays(yesterday, -27), first, 41, 'en')
  await answer(yesterday, second, 59, 'he')
  await answer(yesterday, third, 40, 'he')
  // Neither the day that is not over nor what is older than the period.
  await answer(await today(), first, 500, 'he')
  await answer(addDays(yesterday, -28), first, 500, 'he')
  const { status, stdout } = run(urls.console)
  expect(status).toBe(0)
  expect(stdout).toContain('140 answers')
  const written = read()
  expect(written).toMatchObject({ from: addDays(yesterday, -27), to: yesterday })
  expect(written.questions).toEqual({ pain: { n: 140, shares: { [first]: 29, [second]: 42, [third]: 29 } } })
  const { rows } = await owner.query(written.query)
  expect(rows.map((row) => row.answers)).toEqual([59, 41, 40])
})

test('CL-24 days before the first answer are not named, and fewer than a hundred answers write an empty file', async () => {
  const yesterday = addDays(await today(), -1)
  await answer(addDays(yesterday, -3), first, 60)
  await answer(yesterday, second, 39)
  expect(run(urls.console)).toMatchObject({ status: 0, stdout: expect.stringContaining('99 answers, of 100') })
  expect(read()).toEqual({})
  await answer(yesterday, third, 30)
  run(urls.console)
  expect(read()).toMatchObject({ from: addDays(yesterday, -3), to: yesterday })
})

test('CL-24 a login that can write, and a worker that has not counted, are refused with a sentence', async () => {
  await answer(addDays(await today(), -1), first, 200)
  expect(run(urls.worker)).toMatchObject({ status: 2, stderr: expect.stringContaining('collector_console') })
  await owner.query('truncate rollup_cursors')
  expect(run(urls.console)).toMatchObject({ status: 2, stderr: expect.stringContaining('no whole day') })
  expect(existsSync(out)).toBe(false)
})

test('CL-24 DM-02 invented data is refused', async () => {
  const demo = await postgres.database('demo')
  const pool = new pg.Pool({ connectionString: demo.owner })
  await markSample(pool)
  await pool.end()
  expect(run(demo.console)).toMatchObject({ status: 2, stderr: expect.stringContaining('invented') })
  expect(existsSync(out)).toBe(false)
})

function run(url: string) {
  return spawnSync(process.execPath, ['tools/figures.ts', '--out', out], {
    env: { PATH: process.env.PATH, CONSOLE_DATABASE_URL: url },
    encoding: 'utf8',
    timeout: 60_000,
  })
}

function read(): Figures {
  return JSON.parse(readFileSync(out, 'utf8')) as Figures
}

async function today(): Promise<string> {
  const { rows } = await owner.query<{ day: string }>("select (now() at time zone 'Asia/Jerusalem')::date::text as day")
  return rows[0]?.day ?? ''
}

async function answer(day: string, option: string, visits: number, lang = 'en'): Promise<void> {
  const values = [day, lang, option, visits]
  await owner.query("insert into answer_daily values ($1, $2, '/', '/', '', '', '', $2, 'pain', $3, $4)", values)
}
