import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { securityHeaders } from '../../../../deploy/headers.ts'
import { hostileAddresses } from './hostile-addresses.ts'
import { pages } from '@repo/content/testing/page-list.ts'

// Redirects against the real nginx: no Location but a page of ours, and no header that the configuration does not write.

const paths: readonly string[] = pages.map(({ path }) => path)
const isPage = (location: string) => paths.includes(location.split('?', 1)[0] ?? '')

test('RT-30 no spelling of an address gets a foreign Location or an extra header', async () => {
  const addresses = [...hostileAddresses, ...fc.sample(address, { numRuns: 3000, seed: 14 })]
  const statuses = new Set<number>()
  const issues: string[] = []
  for (const path of addresses) {
    const { status, headers } = await ask(new URL(inject('origin')), path)
    statuses.add(status)
    if (hostileAddresses.includes(path) && status !== 404) issues.push(`${path}: ${status}`)
    for (const [name, value] of headers)
      if (!known.includes(name) || /[\r\n]/.test(value) || (name === 'location' && !isPage(value)))
        issues.push(`${path}: ${name}: ${value}`)
  }
  expect(issues).toEqual([])
  // The generator reaches every kind of answer; otherwise it would prove nothing.
  expect([...statuses].toSorted()).toEqual([200, 301, 400, 404])
})

const piece = fc.oneof(
  fc.constantFrom(
    ...paths.map((path) => path.slice(1)),
    'evil.test',
    'Set-Cookie:%20pwn=1',
    'Location:%20https:',
    'index',
    '404',
  ),
  fc.constantFrom('/', '//', '\\', '%2f', '%2F', '%5c', '%5C', '%252f', '.', '..', '%2e', '@', ':', ';', '~'),
  fc.constantFrom('%0d', '%0a', '%0d%0a', '%09', '\t', '%00', '%20', '%7f', '%0b', '%85'),
  fc.constantFrom('%c0%af', '%E5%98%8A', '%E2%80%A8', '%ef%bc%8f', 'é', 'ש', '%ff'),
  fc.string({ unit: 'binary-ascii', maxLength: 3 }).map(encodeURIComponent),
)
const address = fc
  .tuple(
    fc.array(piece, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '/', '.html', '?a=%0d%0ab', '/?utm_source=x'),
  )
  .map(([pieces, end]) => `/${pieces.join('')}${end}`)

const known = [
  'speculation-rules',
  'no-vary-search',
  'accept-ranges',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'location',
  'server',
  'vary',
  ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
]

/** One request, byte for byte as given: an HTTP client would tidy the address first. */
function ask({ hostname, port }: URL, path: string): Promise<{ status: number; headers: [string, string][] }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    )
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (answer += part))
    socket.on('error', reject)
    socket.on('close', () => {
      const [line = '', ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n')
      const headers = lines.map((text): [string, string] => [
        (text.split(':', 1)[0] ?? '').toLowerCase(),
        text.slice(text.indexOf(':') + 2),
      ])
      resolve({ status: Number(line.split(' ')[1]), headers })
    })
  })
}
