import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renderEntrances } from '../../build/experiment-files.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { experimentFindings } from '../../../../tools/doctor/experiment-findings.ts'

// Entrances of experiments against the real nginx, in a site of three pages: the repository's own list is empty.

const arms = halves('/one', '/two')
const fifth = [
  { page: '/one', share: 0.8 },
  { page: '/three', share: 0.2 },
]
const records = [
  sampleExperiment({ id: 'half', arms }),
  sampleExperiment({ id: 'fifth', arms: fifth }),
  sampleExperiment({ id: 'over', arms, ended: { page: '/two' } }),
]
const folder = mkdtempSync(join(tmpdir(), 'experiments-'))
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const key = Buffer.alloc(32, 7)
mkdirSync(join(folder, 'try'))
for (const page of ['index', '404', 'one', 'two', 'three']) writeFileSync(join(folder, `${page}.html`), page)
for (const [name, text] of Object.entries(renderEntrances(records))) writeFileSync(join(folder, name), text)
const site = await servedFolder(folder, { experimentKey: key.toString('base64') })
const unsigned = await servedFolder(folder)
afterAll(() => {
  agent.destroy()
  site.close()
  unsigned.close()
  rmSync(folder, { recursive: true })
})

test('RT-35 an entrance draws, signs the arm and the second, and is cached nowhere', async () => {
  const { status, location, caching } = await enter('/try/half')
  expect([status, caching]).toEqual([302, 'no-store'])
  const [, page, text = '', arm, at, signature] =
    /^\/(one|two)\?exp=(half\.([ab])\.(\d{10})\.[\da-f]{12})\.([\w-]{16})$/.exec(location) ?? []
  expect(page).toBe(arm === 'a' ? 'one' : 'two')
  expect(Math.abs(Number(at) * 1000 - Date.now())).toBeLessThan(10_000)
  expect(signature).toBe(createHmac('sha256', key).update(text).digest('base64url').slice(0, 16))
  expect((await enter('/try/half')).location).not.toBe(location)
})

test('RT-35 without a key nginx serves the page that draws in the browser, also cached nowhere', async () => {
  const answer = await fetch(`${unsigned.origin}/try/half`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('crypto.getRandomValues')
})

test('the doctor says whether draws are signed, and where an entrance is missing', async () => {
  const [half, , over] = records
  if (!half || !over) throw new Error('The records are above.')
  expect(await experimentFindings(site.origin, [half, over])).toEqual([{ ok: expect.stringContaining('/try/half') }])
  expect(await experimentFindings(unsigned.origin, [half])).toEqual([
    { fault: expect.stringContaining('without a signature'), todo: expect.any(String) },
  ])
  expect(await experimentFindings(site.origin, [{ ...half, id: 'new' }])).toEqual([
    { fault: expect.stringContaining('404'), todo: expect.any(String) },
  ])
})

test.each([
  ['half', /^\/two\?/, 0.5],
  ['fifth', /^\/three\?/, 0.2],
])('RT-35 visitors of /try/%s are split as registered', async (id, isB, share) => {
  const visitors = process.env.NIGHTLY === '1' ? 20_000 : 4000
  let b = 0
  const one = async () => {
    for (let left = visitors / 8; left > 0; left--) {
      const { location } = await enter(`/try/${id}`)
      if (isB.test(location)) b += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  // Five standard deviations: chance alone fails this once in two million runs.
  expect(Math.abs(b - visitors * share)).toBeLessThan(5 * Math.sqrt(visitors * share * (1 - share)))
})

test('RT-35 the campaign is kept byte for byte', async () => {
  const campaign = 'utm_source=meta&utm_campaign=%D7%A7%D7%99%D7%A5+2026&utm_term=%F9%EC&x=a%26b%3D%23&fbclid=IwAR0_-'
  const { location } = await enter(`/try/half?${campaign}`)
  expect(location).toMatch(/^\/(one|two)\?/)
  expect(location.slice(5).replace(/&exp=half\.[^&]+$/, '')).toBe(campaign)
})

test('RT-35 a visitor with the assignment of the experiment keeps the arm and the assignment', async () => {
  for (const [arm, page] of [
    ['a', '/one'],
    ['b', '/two'],
  ] as const)
    for (let times = 0; times < 10; times++) {
      const query = `utm_source=x&exp=half.${arm}.1794821123.0123456789ab.aB3-_678901234cD`
      expect((await enter(`/try/half?${query}`)).location).toBe(`${page}?${query}`)
    }
})

test.each([
  'fifth.b.1794821123',
  'half.c.1794821123',
  'half.b',
  'half.b.1794821.0123456789ab',
  'half.b.1794821123',
  'x',
  '.b.',
])('RT-35 another assignment, exp=%s, leads to the first page, unassigned', async (assignment) => {
  expect((await enter(`/try/half?exp=${assignment}`)).location).toBe(`/one?exp=${assignment}`)
})

test('RT-35 an experiment that has ended leads everyone to one page, unassigned', async () => {
  expect((await enter('/try/over')).location).toBe('/two')
  expect((await enter('/try/over?utm_source=x')).location).toBe('/two?utm_source=x')
  expect((await enter('/try/over?exp=over.b.1794821123')).location).toBe('/two?exp=over.b.1794821123')
})

test.each([
  ['', ''],
  ['', 'utm_source=x'],
  ['&utm_term=y', 'utm_term=y'],
])('RT-35 an empty assignment is none: one is drawn, and it is there once (exp=%s)', async (more, kept) => {
  const query = kept.startsWith('utm_source') ? `${kept}&exp=` : `exp=${more}`
  const { location } = await enter(`/try/half?${query}`)
  const given = new URLSearchParams(location.split('?')[1])
  expect(given.getAll('exp')).toEqual([expect.stringMatching(/^half\.[ab]\.\d{10}\./)])
  given.delete('exp')
  expect(given.toString()).toBe(kept)
})

test.each([
  '/try',
  '/try/',
  '/try/hal',
  '/try/half/x',
  '/TRY/HALF',
  '/try/HALF',
  '/try/constructor',
  '//try/half',
  '/try/half%0d%0a',
  '/try/half.html',
  '/_experiments.json',
])('RT-30 %s leads nowhere', async (path) => {
  expect(await enter(path)).toMatchObject({ status: 404, location: '' })
})

function enter(path: string): Promise<{ status: number; location: string; caching: string }> {
  return new Promise((resolve, reject) => {
    get(site.origin + path, { agent }, (answer) => {
      answer.resume()
      const { location = '', 'cache-control': caching = '' } = answer.headers
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location, caching }))
    }).on('error', reject)
  })
}
