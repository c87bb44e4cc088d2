import { createHmac } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFakeCrm } from '@repo/collector/testing/fake-crm.ts'
import { functionFindings } from '../../../../tools/doctor/function-findings.ts'
import { servedByWorkerd } from './served-by-workerd.ts'

// The function that passes leads on, in workerd, copied as deploy.md says. What it answers: deploy/lead-function.test.ts. In the nightly run.

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
const workerd = await servedByWorkerd(work, 'site', { LEADS_WEBHOOK: crm.url, LEADS_SECRET: 'a secret' })
afterAll(async () => {
  workerd.close()
  await crm.close()
  rmSync(work, { recursive: true, force: true, maxRetries: 5 })
})

test('LD-02 LD-04 in workerd a lead is passed on, signed and with its id as the idempotency key; a redirect is not followed', async () => {
  expect(await post()).toEqual([200, { accepted: 1 }])
  const { body = '', headers } = crm.requests[0] ?? {}
  expect(crm.requests).toHaveLength(1)
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': lead.id })
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers?.['x-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', 'a secret').update(`${time}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    kind: 'lead.created',
    lead: { id: lead.id, fullName: lead.fullName, phone: lead.phone, lang: 'he', route: '/lead', flags: [] },
  })
  // Each runtime has redirects of its own.
  crm.answer = 302
  expect(await post()).toEqual([503, { error: 'receiver' }])
  expect(crm.requests).toHaveLength(2)
})

test('LD-04 the doctor finds the function, and the site answers beside it', async () => {
  expect(await functionFindings(workerd.origin, '/collect/v1/leads')).toEqual([{ ok: expect.any(String) }])
  expect(await (await fetch(workerd.origin)).text()).toContain('The site')
  expect((await fetch(`${workerd.origin}/pass-lead`)).headers.get('content-type')).toContain('text/html')
})

async function post(): Promise<[status: number, body: unknown]> {
  const answer = await fetch(`${workerd.origin}/collect/v1/leads`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { origin: workerd.origin },
  })
  return [answer.status, await answer.json()]
}
