import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pages } from '@repo/content/testing/page-list.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { listRedirects } from '@repo/content/redirect.ts'
import { enterExperiment } from '@repo/testing/enter-experiment.ts'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { caching, securityHeaders } from '../../../../deploy/headers.ts'
import { copyFunctions, copyStaticFiles } from '../../../../deploy/static-files.ts'
import { sendRequest, type Answer } from '../../../../tools/doctor/send-request.ts'
import { ownRedirectFindings, siteFindings } from '../../../../tools/doctor/site-findings.ts'
import { renderEntrances } from '../../build/experiment-files.ts'
import { renderRedirectFiles } from '../../build/redirect-files.ts'
import { servedByWorkerd } from './served-by-workerd.ts'

// The build for a static host in workerd beside nginx: every address with its status, target and headers. In the nightly run.

const [variant = '/', original = '/'] = pages.flatMap(({ path, variantOf }) => (variantOf ? [path, variantOf] : []))
const redirects = listRedirects({
  shortLinks: [{ name: 'spring', to: '/pricing', source: 'meta', campaign: 'spring' }],
  movedPages: [{ from: '/prices', to: '/pricing' }],
})
const added = {
  ...renderRedirectFiles(redirects),
  ...renderEntrances([sampleExperiment({ id: 'half', arms: halves(original, variant) })]),
}
const work = mkdtempSync(join(tmpdir(), 'static-host-'))
const [build, files] = [join(work, 'dist'), join(work, 'static')]
cpSync(root, build, { recursive: true })
for (const [name, text] of Object.entries(added)) {
  mkdirSync(dirname(join(build, name)), { recursive: true })
  writeFileSync(join(build, name), text)
}
copyStaticFiles(build, files)
copyFunctions('deploy/functions', join(work, 'functions'))
const nginx = await servedFolder(build)
const workerd = await servedByWorkerd(work, files)
afterAll(() => {
  nginx.close()
  workerd.close()
  rmSync(work, { recursive: true, force: true, maxRetries: 5 })
})

const paths = pages.map(({ path }) => path).filter((path) => path !== '/404')
const others = globSync('**', { cwd: files, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.html$|^_/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name).slice(files.length))
  .filter((file) => !file.startsWith('/assets/') && !file.startsWith('/share/'))
const [asset = ''] = globSync('assets/*.js', { cwd: files })
const spellings = paths.slice(1, 8).flatMap((path) => [`${path}/?utm_source=x`, `${path}.html?utm_source=x`])

test.each([
  ...paths.map((path) => `${path}?gclid=1`),
  ...others,
  `/${asset}`,
  ...spellings,
  '/index.html?utm_source=x',
  '/prices?fbclid=1',
  '/prices/?fbclid=1',
  '/try/half?fbclid=1',
  '/go/sprin',
  '/go',
  '/try',
  '/try/hal',
  '/no-such-page',
  '/no/such/page',
  '/assets/no-such.js',
  '/_build.json',
  '/_short-links.map',
  '/index.html.br',
  '/robots.txt.gz',
  '/Pricing',
  '/quiz//',
])('workerd answers %s as nginx does', async (path) => {
  const [ours, theirs] = await Promise.all([sendRequest(nginx.origin + path), sendRequest(workerd.origin + path)])
  expect(said(theirs)).toEqual(said(ours))
  if (ours.status !== 200) return
  expect(theirs.body.equals(ours.body), 'the same bytes').toBe(true)
  expect(theirs.headers['speculation-rules']).toContain(ours.headers['speculation-rules'] ?? '')
})

test('workerd differs from nginx in these answers only', async () => {
  const statuses = async (path: string) => [
    await sendRequest(nginx.origin + path),
    await sendRequest(workerd.origin + path),
  ]
  const [ours, theirs] = await statuses('/404')
  expect([ours?.status, theirs?.status, theirs?.headers['x-robots-tag']]).toEqual([404, 200, 'noindex'])
  // Rules of pages on all files, because Pages takes 100 addresses in _headers. Browsers read them on pages only, and join those of a quiz.
  const rules = async (path: string) => (await statuses(path)).map(({ headers }) => headers['speculation-rules'])
  for (const path of [`/${asset}`, '/no-such-page'])
    expect(await rules(path), path).toEqual([undefined, '"/speculation.json"'])
  const ofQuiz = '"/speculation-quiz.json"'
  expect(await rules('/quiz')).toEqual([ofQuiz, `"/speculation.json", ${ofQuiz}`])
  // Wrangler fails over a file that it does not serve.
  for (const file of ['/_headers', '/_redirects']) expect((await statuses(file))[1]?.status, file).not.toBe(200)
  // Two slashes are one.
  expect((await statuses('//pricing')).map(({ status }) => status)).toEqual([404, 200])
  expect((await statuses('/go/spring?fbclid=1')).map(({ status }) => status)).toEqual([302, 200])
  expect((await statuses('/go/spring/?fbclid=1')).map(({ headers }) => headers.location)).toEqual([
    '/pricing?utm_source=meta&utm_campaign=spring&fbclid=1',
    '/go/spring?fbclid=1',
  ])
})

test('RT-36 a short link keeps the id of a paid click on a static host', async () => {
  const { body } = await sendRequest(`${workerd.origin}/go/spring`)
  for (const search of ['?fbclid=1', '?gclid=a&utm_source=x']) {
    const { headers } = await sendRequest(`${nginx.origin}/go/spring${search}`)
    expect(enterExperiment(body.toString())(search)).toBe(headers.location)
  }
})

test('RT-35 an experiment assigns on a static host, and its page gets the assignment', async () => {
  const { body } = await sendRequest(`${workerd.origin}/try/half`)
  const target = enterExperiment(body.toString())('?gclid=1')
  expect(target).toMatch(/\?gclid=1&exp=half\.[ab]\./)
  expect((await sendRequest(workerd.origin + target)).status).toBe(200)
})

test('the function for leads is where Pages looks, and passes none on before its webhook is set', async () => {
  const { status, body } = await sendRequest(`${workerd.origin}/collect/v1/leads`, {
    method: 'POST',
    headers: { origin: workerd.origin, 'content-type': 'text/plain' },
    body: '{}',
  })
  expect([status, body.toString()]).toEqual([503, '{"error":"leads-webhook"}'])
  // What it imports is no address.
  expect((await sendRequest(`${workerd.origin}/pass-lead`)).status).toBe(404)
})

test('the doctor finds nothing wrong with a static host', async () => {
  const { findings } = await siteFindings(workerd.origin, paths)
  const all = [...findings, ...(await ownRedirectFindings(workerd.origin, redirects))]
  expect(all.filter((one) => 'issue' in one)).toEqual([])
})

/** Status, target and headers. What workerd says in other words is written as nginx writes it. */
function said({ status, headers }: Answer) {
  const names = [...Object.keys(securityHeaders), 'No-Vary-Search'].map((name) => name.toLowerCase())
  // A redirect keeps the method, and who asks again gets it again.
  if (status > 300 && status < 400) names.splice(-1)
  else names.push('content-type', 'cache-control')
  const sent = Object.fromEntries(names.map((name) => [name, otherWords[String(headers[name])] ?? headers[name]]))
  // What is missing is not kept at all, where nginx asks again.
  if (status === 404) delete sent['cache-control']
  return { status: status === 308 ? 301 : status, location: headers.location, ...sent }
}

const otherWords: Record<string, string> = {
  'public, max-age=0, must-revalidate': caching.rest,
  'application/javascript': 'application/javascript; charset=utf-8',
  'image/vnd.microsoft.icon': 'image/x-icon',
}
