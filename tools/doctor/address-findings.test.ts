import { expect, test } from 'vitest'
import { certificateFindings, unreachable } from './address-findings.ts'

const origin = 'https://sondia.test'
const now = new Date('2026-11-16T00:00:00Z')

test.each([
  [new Date('2027-02-01'), { ok: 'The certificate is valid for 77 days.' }],
  [
    new Date('2026-11-29'),
    { issue: 'The certificate expires in 13 days.', todo: expect.stringContaining('certbot renew') },
  ],
  [undefined, { issue: 'The site is served over plain HTTP.', todo: expect.stringContaining('-d sondia.test') }],
])('a certificate until %s', (ends, finding) => {
  expect(certificateFindings(origin, ends, now)).toEqual([finding])
})

test('on this machine plain HTTP is no issue', () => {
  expect(certificateFindings('http://localhost:8080', undefined, now)).toEqual([{ note: expect.any(String) }])
})

test.each([
  ['ENOTFOUND', 'has no address', 'DNS'],
  ['ECONNREFUSED', 'refuses connections', 'systemctl status nginx'],
  ['ETIMEDOUT', 'does not answer', 'firewall'],
  ['CERT_HAS_EXPIRED', 'has no valid certificate', 'certbot --nginx -d sondia.test'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has no valid certificate', 'certbot'],
])('%s: the site %s', (code, is, todo) => {
  expect(unreachable(origin, code)).toEqual({
    issue: `${origin} ${is} (${code}).`,
    todo: expect.stringContaining(todo),
  })
})
