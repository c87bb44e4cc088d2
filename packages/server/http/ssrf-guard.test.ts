import { expect, test } from 'vitest'
import { isPublicAddress, namesPrivateAddress } from './ssrf-guard.ts'

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
  ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
  ['a provider’s own network', ['100.64.0.1', '100.127.255.255', '192.0.0.1', '198.18.0.1']],
  ['link-local, with the metadata of clouds', ['169.254.169.254', '169.254.170.2', 'fe80::1', 'fd00:ec2::254']],
  [
    'IPv4 embedded in IPv6',
    [
      '::ffff:127.0.0.1',
      '::ffff:a00:1',
      '::ffff:8.8.8.8',
      '::7f00:1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:0:a00:1::',
    ],
  ],
  ['multicast and broadcast', ['224.0.0.1', '255.255.255.255', '240.0.0.1', 'ff02::1']],
  ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['not an IP address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', '127.0.0.1.', '[::1]', 'fe80::1%eth0']],
])('not public: %s', (_, addresses) => {
  for (const address of addresses) expect.soft(isPublicAddress(address), address).toBe(false)
})

test('a URL that names a private address in any spelling, or this machine', () => {
  for (const host of ['127.0.0.1', '127.1', '0x7f.1', '2130706433', '10.0.0.7', '127.0.0.1.', '[::1]', '[fd12::1]'])
    expect.soft(namesPrivateAddress(new URL(`https://${host}/hook`)), host).toBe(true)
  for (const host of ['localhost', 'LOCALHOST:8443', 'localhost.', 'db.localhost'])
    expect.soft(namesPrivateAddress(new URL(`https://${host}/hook`)), host).toBe(true)
  for (const host of [
    'crm.example',
    '8.8.8.8',
    '[2606:4700::1111]',
    'localhost.example',
    'mylocalhost',
    '10.0.0.7.example',
  ])
    expect.soft(namesPrivateAddress(new URL(`https://${host}/hook`)), host).toBe(false)
})
