import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renderEntrances } from '../../build/experiment-files.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { experimentFindings } from '../../../../tools/doctor/experiment-findings.ts'

// Entrances of experiments as nginx serves them, in a site of two pages: the repository's own list is empty.

const half = sampleExperiment({ id: 'half', arms: halves('/one', '/two') })
const files = renderEntrances([half])
const folder = mkdtempSync(join(tmpdir(), 'experiments-'))
mkdirSync(join(folder, 'try'))
for (const page of ['index', '404', 'one', 'two']) writeFileSync(join(folder, `${page}.html`), page)
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
const site = await servedFolder(folder)
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})

test('RT-35 the entrance is a page that is not kept, and out of search', async () => {
  const answer = await fetch(`${site.origin}/try/half?utm_source=x`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const page = await answer.text()
  expect(page).toBe(files['try/half.html'])
  expect(page).toContain('<meta name="robots" content="noindex">')
})

test('the doctor says where an entrance is missing', async () => {
  const ended = { ...half, id: 'over', ended: { page: '/two' } }
  expect(await experimentFindings(site.origin, [half, ended])).toEqual([{ ok: expect.stringContaining('/try/half') }])
  expect(await experimentFindings(site.origin, [{ ...half, id: 'new' }])).toEqual([
    { issue: expect.stringContaining('404'), todo: expect.any(String) },
  ])
})

test.each(['/try', '/try/', '/try/hal', '/try/half/x', '/TRY/HALF', '/try/HALF', '//try/half', '/try/half%0d%0a'])(
  'RT-30 %s leads nowhere',
  async (path) => {
    // fetch would normalize the path.
    const status = await new Promise((resolve, reject) =>
      get(site.origin + path, (answer) => resolve(answer.resume().statusCode)).on('error', reject),
    )
    expect(status).toBe(404)
  },
)
