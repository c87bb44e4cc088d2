import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readHistory, publish } from '../../../../deploy/releases.ts'
import { startTestConsole } from '@repo/testing/console/test-console.ts'
import type { ReleaseReport, ReleasesReport } from '@repo/console/api/releases.ts'

const zone = 'Asia/Jerusalem'
const folder = mkdtempSync(join(tmpdir(), 'console-releases-'))
afterAll(() => rmSync(folder, { recursive: true }))
const site = join(folder, 'site')
/** In Israel the release of 7 November at 22:30 UTC is one of the 8th. */
const released = '2026-11-07T22:30:00.000Z'
let clock = Date.parse('2026-11-17T12:00:00Z')
mkdirSync(site)
publish(build('one', 'Call me'), site, { at: new Date('2026-11-01T08:00:00Z') })
publish(build('two', 'Call me back'), site, { at: new Date(released) })
const running = await startTestConsole({ now: () => clock, releases: site })
afterAll(() => running.stop())
const viewer = await running.signIn('viewer', { at: new Date(clock) })
await running.rows("insert into rollup_cursors (rollup, next_transaction, time_zone) values ('funnel', 0, $1)", [zone])
for (const [day, all, starts, clicks] of [
  ['2026-10-31', 900, 900, 900],
  ['2026-11-01', 1000, 300, 50],
  ['2026-11-07', 790, 289, 68],
  ['2026-11-08', 900, 900, 900],
  ['2026-11-09', 1000, 300, 70],
  ['2026-11-15', 846, 311, 69],
  ['2026-11-16', 900, 900, 900],
] as const) {
  await count(day, '/lead', 'visit', '', 0, all - clicks)
  await count(day, '/lead', 'visit', '', 1, clicks)
  await count(day, '/lead', 'step:goal', 'start', 0, starts)
}
await running.rows(
  "insert into vital_daily values ('2026-11-05', '/lead', 'LCP', 150, 40), ('2026-11-10', '/lead', 'LCP', 140, 40), ('2026-11-10', '/lead', 'CLS', 0, 4)",
)

test('releases are listed newest first, with the pages whose words they changed', async () => {
  const { isSet, releases } = (await (await viewer.get('/api/releases')).json()) as ReleasesReport
  expect(isSet).toBe(true)
  expect(releases.map(({ at, changed }) => [at, changed])).toEqual([
    [released, ['/lead']],
    ['2026-11-01T08:00:00.000Z', []],
  ])
  expect(releases[0]?.release).toBe(readHistory(site)[1]?.release)
})

test('a release is seven whole days before its day beside seven after it', async () => {
  const report = await read(released)
  expect(report).toMatchObject({
    before: { from: '2026-11-01', to: '2026-11-07' },
    after: { from: '2026-11-09', to: '2026-11-15' },
    daysAfter: 7,
  })
  expect(report.pages).toHaveLength(1)
  const [starts, clicks] = report.pages[0]?.rates ?? []
  expect(starts).toMatchObject({ before: { goals: 589, visits: 1790 }, after: { goals: 611, visits: 1846 } })
  expect(clicks).toMatchObject({ before: { goals: 118, visits: 1790 }, after: { goals: 139, visits: 1846 } })
  // By hand: 0.3310 − 0.3291 ± 1.96 √(0.3291 · 0.6709 / 1790 + 0.3310 · 0.6690 / 1846).
  expect(starts?.difference?.low).toBeCloseTo(-0.0286, 4)
  expect(starts?.difference?.high).toBeCloseTo(0.0325, 4)
  expect(report.pages[0]?.vitals).toEqual([
    { metric: 'LCP', before: expect.closeTo(1.05 ** 149.5, 6), after: expect.closeTo(1.05 ** 139.5, 6) },
    { metric: 'CLS', after: 0 },
  ])
})

test('until seven days are over it says how many are, and on the first none', async () => {
  clock = Date.parse('2026-11-11T12:00:00Z')
  expect(await read(released)).toMatchObject({ daysAfter: 2, pages: [{ rates: [{ after: { visits: 1000 } }, {}] }] })
  clock = Date.parse('2026-11-08T12:00:00Z')
  expect(await read(released)).toMatchObject({ daysAfter: 0, pages: [] })
})

test('a release that is not there is not found', async () => {
  expect((await viewer.get('/api/releases/2026-11-02T00:00:00.000Z')).status).toBe(404)
})

async function read(at: string): Promise<ReleaseReport> {
  return (await (await viewer.get(`/api/releases/${at}`)).json()) as ReleaseReport
}

async function count(day: string, variant: string, stage: string, entry: string, clicks: number, visits: number) {
  await running.rows(
    `insert into page_daily (day, lang, variant, utm_source, stage, entry, clicks, visits)
    values ($1, 'he', $2, '', $3, $4, $5, $6)`,
    [day, variant, stage, entry, clicks, visits],
  )
}

function build(name: string, words: string): string {
  const root = join(folder, name)
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const page of ['index', '404', 'faq']) writeFileSync(join(root, `${page}.html`), '<p>The same</p>')
  writeFileSync(join(root, 'lead.html'), `<p>${words}</p>`)
  writeFileSync(join(root, '_build.json'), JSON.stringify({ builtAt: '2026-11-01T08:00:00.000Z', does: [] }))
  return root
}
