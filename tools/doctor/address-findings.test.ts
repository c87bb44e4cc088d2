import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { certificateFindings, ipv6Findings, unreachable } from './address-findings.ts'

const origin = 'https://sondia.test'
const now = new Date('2026-11-16T00:00:00Z')

test.each([
  [new Date('2027-02-01'), { ok: 'The certificate is valid for 77 days.' }],
  [
    new Date('2026-11-29'),
    { issue: 'The certificate expires in 13 days.', todo: expect.stringContaining('certbot renew') },
  ],
  [undefined, { issue: 'The site is served over plain HTTP.', todo: expect.stringContaining('--host sondia.test') }],
])('a certificate until %s', (ends, finding) => {
  expect(certificateFindings(origin, ends, now)).toEqual([finding])
})

test('on this machine plain HTTP is no issue', () => {
  expect(certificateFindings('http://localhost:8080', undefined, now)).toEqual([{ note: expect.any(String) }])
})

test.each([
  ['ENOTFOUND', 'has no address', 'DNS'],
  ['ECONNREFUSED', 'refuses connections on port 443', 'deploy/install.sh --host sondia.test'],
  ['ETIMEDOUT', 'does not answer', 'firewall'],
  ['CERT_HAS_EXPIRED', 'has no valid certificate', 'deploy/install.sh --host sondia.test'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has no valid certificate', 'deploy/install.sh'],
])('%s: the site %s', (code, is, todo) => {
  expect(unreachable(origin, code)).toEqual({
    issue: `${origin} ${is} (${code}).`,
    todo: expect.stringContaining(todo),
  })
})

test.each([
  [
    '127.0.0.1',
    { issue: expect.stringContaining('has an AAAA record (::1), but does not answer there (ECONNREFUSED)') },
  ],
  ['::', { ok: 'The site answers over IPv6.' }],
])('a name with an IPv6 address, of a server that listens on %s', async (address, finding) => {
  const server = createServer((_, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  onTestFinished(() => void server.close())
  const [found] = await ipv6Findings(`http://[::1]:${(server.address() as AddressInfo).port}`)
  expect(found).toMatchObject(finding)
})
