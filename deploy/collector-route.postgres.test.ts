import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'
import { collectorFindings } from '../tools/doctor/collector-findings.ts'
import { findingsText } from '../tools/doctor/finding.ts'
import { startTestCollector } from '@repo/collector/testing/test-collector.ts'
import { startProcess } from '@repo/testing/start-process.ts'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { postAsVisitor, startTestService, testOrigin, testSettings } from '@repo/collector/testing/test-service.ts'

const servers: ChildProcess[] = []
// The error log of nginx.
let errorLog = ''
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
for (const page of ['index', '404']) writeFileSync(path.join(root, `${page}.html`), page)
const collector = await startTestCollector({ COLLECTOR_TRUST_PROXY: 'true' }, { leadsPerMinute: 1 })
const site = await serve('--collector', `127.0.0.1:${collector.service.port}`)
const siteWithoutCollector = await serve()
const siteWithDownCollector = await serve('--collector', '127.0.0.1:1')
const siteBehindCdn = await serve('--collector', `127.0.0.1:${collector.service.port}`, '--cdn', '127.0.0.1')
let leadsOnly = await startTestService(collector.urls.ingest, { COLLECTOR_ROUTES: 'leads' })
const siteWithLeadProcess = await serve(
  '--collector',
  `127.0.0.1:${collector.service.port}`,
  '--leads',
  `127.0.0.1:${leadsOnly.port}`,
)
afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.map((server) => server.exitCode ?? once(server, 'exit')))
  if (leadsOnly.isAlive()) await leadsOnly.stop()
  await collector.stop()
  rmSync(root, { recursive: true })
})

const lead = sampleLead('019a0000-0000-7000-8000-000000000001')

test('a lead posted twice through nginx is one row', async () => {
  for (const _ of ['once', 'again']) {
    const answer = await post('/collect/v1/leads', JSON.stringify(lead))
    expect([answer.status, await answer.json()]).toEqual([200, { accepted: 1 }])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(await collector.rows('select lead_id from leads')).toEqual([{ lead_id: lead.id }])
})

test('a spoofed X-Forwarded-For is ignored', async () => {
  // One lead a minute from one address; the second is flagged, whatever the header says.
  for (const [index, claimed] of ['9.9.9.1', '9.9.9.2'].entries()) {
    const id = `019a0000-0000-7000-8000-00000000001${index}`
    await post('/collect/v1/leads', JSON.stringify({ ...lead, id }), { 'x-forwarded-for': claimed })
  }
  const [last] = await collector.rows("select flags from leads where lead_id::text like '%11'")
  expect(last?.flags).toContain('rate')
})

test('behind a configured CDN, visitors are identified by the address it added, and not by those before it', async () => {
  // The first address is sent by the visitor, the second is added by the CDN.
  const claims = ['1.1.1.1, 9.8.7.1', '1.1.1.2, 9.8.7.2', '1.1.1.3, 9.8.7.1']
  const flags = []
  for (const claimed of claims) {
    const one = sampleLead()
    await post('/collect/v1/leads', JSON.stringify(one), { 'x-forwarded-for': claimed }, siteBehindCdn)
    flags.push(...(await collector.rows('select flags from leads where lead_id = $1', [one.id])))
  }
  expect(flags).toEqual([{ flags: [] }, { flags: [] }, { flags: ['rate'] }])
})

test('leads are routed to their own process, with the other one as backup', async () => {
  const events = JSON.stringify({ events: [sampleEvent()] })
  const send = async () => [
    (await post('/collect/v1/leads', JSON.stringify(sampleLead()), {}, siteWithLeadProcess)).status,
    (await post('/collect/v1/events', events, {}, siteWithLeadProcess)).status,
  ]
  const storedLeads = async ({ url }: { url: string }) =>
    /leads_total\{outcome="stored"\} (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  const before = await storedLeads(collector.service)
  expect(await send()).toEqual([200, 200])
  expect([await storedLeads(leadsOnly), await storedLeads(collector.service)]).toEqual(['1', before])
  await leadsOnly.stop()
  expect(await send()).toEqual([200, 200])
  expect(Number(await storedLeads(collector.service))).toBe(Number(before) + 1)
})

test.each([
  '/collect/metrics',
  '/collect/ready',
  '/collect/',
  '/collect/v1/../metrics',
  '/collect/v1/%2e%2e/metrics',
  '/collect',
])('%s is not public', async (address) => {
  expect((await fetch(site + address)).status).toBe(404)
})

test('an oversized body is rejected before it reaches the collector', async () => {
  expect((await post('/collect/v1/leads', 'x'.repeat(65_537))).status).toBe(413)
})

test('nginx logs no address, even if the collector is down or a body too large', async () => {
  expect((await post('/collect/v1/leads', 'x'.repeat(65_537))).status).toBe(413)
  expect((await post('/collect/v1/leads', '{}', {}, siteWithDownCollector)).status).toBe(502)
  // On other paths nginx does log, and by then the lines above would be there.
  expect((await post('/', 'x'.repeat(1_100_000))).status).toBe(413)
  await expect.poll(() => errorLog, { timeout: 10_000 }).toContain('too large body')
  expect(errorLog).not.toContain('/collect/')
})

test('the site is served beside it, and without a collector the path is 404', async () => {
  expect(await (await fetch(site)).text()).toBe('index')
  expect((await fetch(`${siteWithoutCollector}/collect/v1/leads`)).status).toBe(404)
})

test('the doctor from outside: an empty lead is refused by the collector itself, and every other answer has its advice', async () => {
  const examine = async (at: string, origin = testOrigin, isSending = true) =>
    findingsText((await collectorFindings(origin, `${at}/collect`, isSending)).findings)
  const before = await collector.rows('select count(*) from leads')
  leadsOnly = await startTestService(collector.urls.ingest, {
    COLLECTOR_ROUTES: 'leads',
    COLLECTOR_PORT: String(leadsOnly.port),
  })
  expect(await examine(siteWithLeadProcess)).toMatch(
    /^✓ The collector answers.*\n✓ Leads have a process of their own\.\n✓ The metrics .* are not public\.\nNothing is wrong\.$/,
  )
  expect(await examine(site)).toMatch(
    /✘ Leads are answered by the process of events.*\n.*collector-leads.*\nOne thing is wrong/,
  )
  expect(await examine(site, 'https://www.sondia.test')).toContain('→ Add https://www.sondia.test to COLLECTOR_ORIGINS')
  expect(await examine(siteWithoutCollector)).toContain('✘ nginx has no route to the collector')
  expect(await examine(siteWithDownCollector)).toContain('✘ The collector does not run')
  expect(await examine(`http://127.0.0.1:${await freePort()}`)).toContain('does not answer (ECONNREFUSED).')
  expect(await examine(collector.service.url)).toContain('✘ nginx has no route')
  expect(await examine(site, testOrigin, false)).toContain('but this build sends it nothing')
  expect(await examine(siteWithoutCollector, testOrigin, false)).toContain('· This build sends nothing')
  expect(await collector.rows('select count(*) from leads')).toEqual(before)
})

test('the doctor on the server reads from the page that it sends, and stores, finds and removes a test lead through nginx', async () => {
  const before = await leadsAndMessages()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const service = await startTestService(collector.urls.ingest, { COLLECTOR_ORIGINS: origin })
  const sending = mkdtempSync(path.join(root, 'sending-'))
  const page = '<section id="consent-banner" data-version="4 collector" hidden></section>'
  for (const name of ['index', '404']) writeFileSync(path.join(sending, `${name}.html`), page)
  await serveOn(port, '--root', sending, '--collector', `127.0.0.1:${service.port}`)
  const [outside, onServer, otherKey] = await Promise.all([
    run(['tools/doctor.ts', origin], {}),
    run(['tools/doctor.ts', origin], workerSettings()),
    run(['tools/doctor.ts', origin], { ...workerSettings(), COLLECTOR_INDEX_KEY: otherSecret }),
  ])
  await service.stop()
  expect(outside).toMatch(
    /· After consent, visits are counted by: collector\.\n✓ The collector answers.*\n✓ .*\n· No test lead/,
  )
  expect(onServer).toContain('✓ A test lead was stored, found, decrypted and removed.\n')
  expect(otherKey).toMatch(/✘ A test lead was not stored and found\.\n {4}→ .*COLLECTOR_INDEX_KEY must be the same/)
  expect(await leadsAndMessages()).toEqual(before)
})

test('a test lead that the worker cannot read says which setting differs', async () => {
  const { worker: elsewhere } = collector.postgres.database('elsewhere')
  const before = await leadsAndMessages()
  const command = ['apps/collector/commands/try-lead.ts', `${site}/collect`, '--origin', testOrigin]
  const [otherKeys, otherDatabase] = await Promise.all([
    run(command, { ...workerSettings(), COLLECTOR_LEAD_KEYS: `test:${otherSecret}` }),
    run(command, { ...workerSettings(), COLLECTOR_WORKER_DATABASE_URL: elsewhere }),
  ])
  expect(otherKeys).toContain('COLLECTOR_LEAD_KEYS must be the same')
  expect(otherDatabase).toContain('it is not in this database')
  // Only from another database it cannot be removed: retention does that after a day.
  expect(await collector.rows("delete from leads where flags = '{test}' returning 1")).toHaveLength(1)
  expect(await leadsAndMessages()).toEqual(before)
})

const otherSecret = Buffer.alloc(32, 9).toString('base64')

function leadsAndMessages() {
  return collector.rows('select (select count(*) from leads) as leads, (select count(*) from outbox) as messages')
}

/** What a command prints. */
async function run(command: string[], env: Record<string, string>): Promise<string> {
  const { output, ended } = startProcess(process.execPath, command, { PATH: process.env.PATH, ...env })
  await ended
  return output()
}

function workerSettings() {
  const { COLLECTOR_LEAD_KEYS = '', COLLECTOR_INDEX_KEY = '' } = testSettings('')
  return { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY, COLLECTOR_WORKER_DATABASE_URL: collector.urls.worker }
}

function post(address: string, body: string, headers: Record<string, string> = {}, to = site) {
  return postAsVisitor(to + address, body, headers)
}

async function serve(...more: string[]): Promise<string> {
  return serveOn(await freePort(), ...more)
}

async function serveOn(port: number, ...more: string[]): Promise<string> {
  const preview = fileURLToPath(new URL('preview.ts', import.meta.url))
  const server = spawn(process.execPath, [preview, '--port', String(port), '--root', root, ...more], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  servers.push(server)
  server.stderr.on('data', (part) => (errorLog += part))
  const origin = `http://127.0.0.1:${port}`
  while (server.exitCode === null && !(await fetch(origin).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  return origin
}
