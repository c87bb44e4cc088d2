import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, inject, test } from 'vitest'
import { caching, securityHeaders } from '../../../../deploy/headers.ts'
import { headersFile } from '../../../../deploy/static-host.ts'
import { renderSpeculationHeaders } from '../../build/speculation-files.ts'
import { buildAddress, pages } from '@repo/content/testing/page-list.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { get, readHeaders, readSource } from './site.ts'
import { tested } from './tested-settings.ts'

// What the deploy configuration of nginx promises.

const security = Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]))

test('every page has one address, and its other spellings lead there in one step', async () => {
  for (const { path } of pages.filter((page) => page.path !== '/404')) {
    const straight = await get(path)
    expect.soft(straight.status, path).toBe(200)
    expect.soft(straight.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    const others = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`]
    for (const other of others) {
      const redirect = await get(`${other}?utm_source=x`)
      expect.soft(redirect.status, other).toBe(301)
      expect.soft(redirect.headers.get('location'), other).toBe(`${path}?utm_source=x`)
    }
  }
})

test.each([
  '/no-such-page',
  '/no/such/page',
  '/no-such-page/',
  '/no-such-page.html',
  '/404',
  '/404/',
  '/404.html',
  '/index',
  '/index/',
  '//quiz',
  '/%2Fquiz',
  '/quiz//',
  '/quiz.html/',
  '/index.html.br',
  '/index.html.gz',
  '/404.html.br',
  '/404.html.gz',
  '/assets/no-such.js',
  '/assets',
  '/assets/',
])('RT-30 %s is answered with the 404 page and its status', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe(readSource({ path: '/404' }))
})

test('every page comes compressed, revalidated each time, with the security headers', async () => {
  for (const page of pages) {
    const response = await get(buildAddress(page), { headers: { 'accept-encoding': 'gzip' } })
    expect.soft(readHeaders(response), page.path).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': caching.rest,
      ...security,
    })
  }
})

test('every file of the build carries the security headers and says how long it may be kept', async () => {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^_/.test(entry.name))
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`)
  expect(files).toEqual(expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/llms.txt', '/site.webmanifest']))
  for (const file of files) {
    const response = await get(file)
    const kept = file.startsWith('/assets/') ? caching.assets : caching.rest
    expect.soft(response.status, file).toBe(200)
    expect.soft(readHeaders(response), file).toMatchObject({ 'cache-control': kept, ...security })
    expect.soft(response.headers.get('content-type'), file).not.toBe('application/octet-stream')
  }
})

test('what is no page carries the security headers too: a redirect, a refusal, a missing file', async () => {
  const answers = [await get('/pricing/'), await get('/pricing', { method: 'POST' }), await get('/assets/no-such.js')]
  expect(answers.map(({ status }) => status)).toEqual([301, 405, 404])
  for (const response of answers) expect(readHeaders(response)).toMatchObject(security)
})

test('preview does not say that it serves while another program has the port, and exits with 1', () => {
  const port = new URL(inject('origin')).port
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/preview.ts', '--port', port, '--root', root])
  expect([status, stdout.toString()]).toEqual([1, ''])
  expect(stderr.toString()).toContain('Address already in use')
})

test('what the build has for other hosts and for releases is not served', async () => {
  expect(readFileSync(`${root}/_headers`, 'utf8')).toBe(headersFile(renderSpeculationHeaders(pages)))
  expect(JSON.parse(readFileSync(`${root}/_build.json`, 'utf8'))).toMatchObject({ does: expect.any(Array) })
  for (const file of ['/_headers', '/_build.json']) expect((await get(file)).status, file).toBe(404)
})

test('a page names its speculation rules, which no visitor with Save-Data gets', async () => {
  const quizzes = pages.flatMap(({ path, sections }) => sections.filter(({ kind }) => kind === 'quiz').map(() => path))
  for (const page of pages.filter(({ path }) => path !== '/404')) {
    const { headers } = await get(buildAddress(page))
    const named = headers.get('speculation-rules') ?? ''
    expect
      .soft(named, page.path)
      .toMatch(quizzes.includes(page.path) ? /^"\/speculation-.*\.json"$/ : '"/speculation.json"')
    const rules = await get(named.slice(1, -1))
    expect.soft(rules.headers.get('content-type'), page.path).toBe('application/speculationrules+json')
    expect.soft(await rules.text(), page.path).not.toMatch(/prerender|\/try\//)
    const hasResults = page.sections.some(({ kind }) => kind === 'results')
    expect.soft(headers.get('no-vary-search'), page.path).toBe(hasResults ? 'params' : null)
    const saving = await get(buildAddress(page), { headers: { 'save-data': 'on' } })
    expect.soft(saving.headers.get('speculation-rules'), page.path).toBeNull()
  }
  expect((await get('/robots.txt')).headers.get('speculation-rules')).toBeNull()
})

test('every page names by hash all that may run in it, before anything could', () => {
  const first =
    /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]+)">/i
  for (const page of pages) {
    const [, policy] = first.exec(readSource(page)) ?? []
    expect.soft(policy, page.path).toContain("default-src 'self'; script-src 'self'")
    // The scripts of Google and Meta know no trusted types.
    if (!tested.hasTags) expect.soft(policy, page.path).toContain("require-trusted-types-for 'script'")
    expect.soft(policy, page.path).not.toMatch(/unsafe|\*;| https?: |strict-dynamic/)
  }
})
