import { execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeCrm } from '@repo/collector/testing/fake-crm.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'
import { functionFindings } from '../../../../tools/doctor/function-findings.ts'

// The function that passes leads on, in workerd, in which Cloudflare Pages runs, copied as deploy.md says. In the nightly run: wrangler comes from
// the npm registry.

const lead = {
  id: '019a0000-0000-7000-8000-000000000001',
  fullName: 'נועה לב',
  phone: '050-555-0142',
  pageLang: 'he',
  route: '/lead?utm_source=meta',
  fillMs: 9000,
  website: '',
  utm_source: 'meta',
}
const work = mkdtempSync(join(tmpdir(), 'lead-in-workerd-'))
cpSync('deploy/functions', join(work, 'functions'), { recursive: true })
mkdirSync(join(work, 'site'))
writeFileSync(join(work, 'site', 'index.html'), '<!doctype html><title>The site</title>')
const crm = await startFakeCrm()
const workerd = await servedByWorkerd()
afterAll(async () => {
  workerd.close()
  await crm.close()
  rmSync(work, { recursive: true, force: true, maxRetries: 5 })
})
beforeEach(() => {
  crm.requests.length = 0
  crm.answer = 200
})

test('LD-02 LD-04 in workerd a lead is passed on, signed and with its id as the idempotency key', async () => {
  expect(await post(lead)).toEqual([200, { accepted: 1 }])
  const { body = '', headers } = crm.requests[0] ?? {}
  expect(crm.requests).toHaveLength(1)
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': lead.id })
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers?.['x-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', 'a secret').update(`${time}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    kind: 'lead.created',
    lead: { id: lead.id, fullName: lead.fullName, phone: lead.phone, lang: 'he', route: '/lead', flags: [] },
  })
})

test('LD-02 in workerd a receiver that fails or redirects leaves the lead to the form', async () => {
  for (crm.answer of [500, 302]) expect(await post(lead)).toEqual([503, { error: 'receiver' }])
  expect(crm.requests).toHaveLength(2)
})

test('LD-02 in workerd a suspicious lead has its flags, another origin is refused, and so is no lead', async () => {
  expect(await post({ ...lead, website: 'x', fillMs: 3 })).toEqual([200, { accepted: 1 }])
  expect(JSON.parse(crm.requests[0]?.body ?? '')).toMatchObject({ lead: { flags: ['honeypot', 'too-fast'] } })
  expect(await post(lead, 'https://evil.example')).toEqual([403, { error: 'origin' }])
  expect(await post({})).toEqual([400, { error: 'malformed-lead' }])
  expect(crm.requests).toHaveLength(1)
})

test('LD-04 the doctor finds the function, and the site answers beside it', async () => {
  expect(await functionFindings(workerd.origin, '/collect/v1/leads')).toEqual([{ ok: expect.any(String) }])
  expect(await (await fetch(workerd.origin)).text()).toContain('The site')
  expect((await fetch(`${workerd.origin}/pass-lead`)).headers.get('content-type')).toContain('text/html')
})

async function post(sent: object, origin = workerd.origin): Promise<[status: number, body: unknown]> {
  const body = JSON.stringify(sent)
  const answer = await fetch(`${workerd.origin}/collect/v1/leads`, { method: 'POST', body, headers: { origin } })
  return [answer.status, await answer.json()]
}

async function servedByWorkerd(): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const wrangler = ['--yes', 'wrangler@4.160.0']
  const settings = [`LEADS_WEBHOOK=${crm.url}`, 'LEADS_SECRET=a secret'].flatMap((one) => ['--binding', one])
  // It would ask cloudflare.com for a sample of `request.cf`.
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
  const options = { stdio: 'ignore', cwd: work, env } as const
  // The download may take longer than a server to start.
  execFileSync('npx', [...wrangler, '--version'], options)
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-11-01']
  const server = spawn('npx', [...wrangler, 'pages', 'dev', 'site', ...address, ...settings], {
    ...options,
    detached: true,
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(origin)
  // With npx, which does not pass a signal on.
  return { origin, close: () => process.kill(-(server.pid ?? 0)) }
}
