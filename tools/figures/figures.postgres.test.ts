import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { startTestService } from '@repo/collector/testing/test-service.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { measuredClaims, type Figures } from '@repo/content/claims/measured.ts'
import { fillPage } from '@repo/content/fill.ts'
import { fill } from '@repo/content/fill.ts'
import { measuredClosing, measuredSentences } from '@repo/content/measured-sentences.ts'
import hePage from '@repo/content/pages/he.he.ts'
import { resultsEn } from '@repo/content/results/en.ts'
import { resultsHe } from '@repo/content/results/he.ts'
import type { ClosingOption } from '@repo/contract/closing-survey.ts'
import { addDays } from '@repo/contract/days.ts'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
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
  for (const [lang, words] of [['en', resultsEn] as const, ['he', resultsHe] as const]) {
    const ledger = { ...claims, ...measuredClaims(written) }
    const said = measuredSentences(fill(words, lang, ledger), lang, ledger, written).pain
    expect(Object.keys(said), 'what the plan of a build says').toEqual([first, second, third])
    expect(said[second] && plainWords(said[second])).toMatch(/\b42\b.*100/)
  }
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

test('CL-25 the closing survey is shown from the hundredth stored answer on, and never a group of nine', async () => {
  const service = await startTestService(urls.ingest)
  await service.ready()
  const send = async (option: ClosingOption, visits: number) => {
    const ts = Date.now() - 86_400_000
    const events = Array.from({ length: visits }, (): SentEvent => {
      const context = { id: sampleId(ts), visit: sampleId(ts), pageLang: 'he', ts, route: '/he' } as const
      return { name: 'closing_answer', page: '/he', option, language: 'he', ...context }
    })
    const answer = await service.post('/v1/events', { events })
    expect(await answer.json()).toEqual({ accepted: visits, bad: 0 })
    await rollUpAll(owner, { timeZone: 'Asia/Jerusalem' })
    expect(run(urls.console)).toMatchObject({ status: 0 })
  }
  await send('slow', 50)
  await send('nothing', 40)
  await send('setup', 9)
  expect(read()).toEqual({})
  expect(closingSaid()).toEqual('')
  await send('nothing', 1)
  await service.stop()
  expect(read().questions).toEqual({ closing: { n: 100, shares: { slow: 50 } } })
  expect(closingSaid()).toMatch(/100 גולשים .*50%אולי זה יאט/)
  expect(closingSaid()).not.toContain('9%')
})

test('CL-24 a login that can write, and a worker that has not counted, are refused with a sentence', async () => {
  await answer(addDays(await today(), -1), first, 200)
  expect(run(urls.worker)).toMatchObject({ status: 2, stderr: expect.stringContaining('collector_console') })
  await owner.query('truncate rollup_cursors')
  expect(run(urls.console)).toMatchObject({ status: 2, stderr: expect.stringContaining('no whole day') })
  expect(existsSync(out)).toBe(false)
})

test('CL-24 DM-02 invented data is refused', async () => {
  const demo = postgres.database('demo')
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

/** What /he says beside its survey with the file that was written. */
function closingSaid(): string {
  const ledger = { ...claims, ...measuredClaims(read()) }
  const closing = fillPage(hePage, ledger).sections.find((one) => one.kind === 'closing')
  const { lead, answers = [] } = (closing && measuredClosing(closing, 'he', ledger, read())) ?? {}
  return [lead, ...answers.flatMap(({ share, text }) => [share, text])].map((text) => String(text ?? '')).join('')
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
