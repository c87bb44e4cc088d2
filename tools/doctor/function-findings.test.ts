import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { startLeadFunction } from '../../deploy/testing/lead-function-server.ts'
import { findingsText } from './finding.ts'
import { functionFindings } from './function-findings.ts'

const path = '/collect/v1/leads'
const closing: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closing.splice(0)) await close()
})

test('LD-04 the doctor asks the function of a static host, which refuses an empty lead itself', async () => {
  const text = await readFindings(await startFunction({ LEADS_WEBHOOK: 'https://hooks.example/1' }))
  expect(text).toContain('✓ The function of the host answers: it refuses an empty lead.')
})

test('LD-04 the doctor names a function without its webhook', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const text = await readFindings(await startFunction({}))
  expect(text).toContain(`✘ ${path}, to which the form sends, answers an empty lead with 503 leads-webhook.`)
  expect(text).toContain('Set LEADS_WEBHOOK at the host')
})

test.each([404, 405, 200])('LD-04 the doctor names a host without the function, which answers %s', async (status) => {
  const server = createServer((_, response) => response.writeHead(status).end('<!doctype html>'))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  closing.push(() => server.close())
  const text = await readFindings((server.address() as AddressInfo).port)
  expect(text).toContain(`answers an empty lead with ${status}.`)
  expect(text).toContain('Deploy deploy/functions with the site')
})

async function readFindings(port: number): Promise<string> {
  return findingsText(await functionFindings(`http://localhost:${port}`, path))
}

async function startFunction(settings: Parameters<typeof startLeadFunction>[0]): Promise<number> {
  const { port, close } = await startLeadFunction(settings)
  closing.push(close)
  return port
}
