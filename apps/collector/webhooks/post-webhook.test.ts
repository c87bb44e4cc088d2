import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { postWebhook } from './post-webhook.ts'

const { lookup } = dns
// Public by our rule, but not routed: it belonged to the 6bone test network, which was shut down.
const unrouted = '3ffe::1'

let connections = 0
const target = createServer((socket) => {
  connections += 1
  socket.destroy()
})
beforeAll(() => new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve)))
afterEach(() => {
  fakeLookup(lookup)
  connections = 0
})
afterAll(() => target.close())

test.each([
  ['a private address', [['127.0.0.1']]],
  ['a private address among public ones', [[unrouted, '127.0.0.1']]],
  ['a private address in a second lookup (DNS rebinding)', [[unrouted], ['127.0.0.1']]],
])('SSRF: no connection to a name that resolves to %s', async (_, answers) => {
  const left = [...answers]
  fakeLookup(((_name: string, options: dns.LookupOptions, callback: (...result: unknown[]) => void) => {
    // The last answer is repeated.
    const [first = '', ...others] = (left.length > 1 ? left.shift() : left[0]) ?? []
    const all = [first, ...others].map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    setImmediate(() => (options.all ? callback(null, all) : callback(null, first, all[0]?.family)))
  }) as typeof lookup)
  const url = new URL(`https://crm.example:${(target.address() as AddressInfo).port}/`)
  // With a public first answer the result depends on the network, and is waited for in vain.
  const limit = answers.length === 1 ? 10_000 : 500
  const answer = await postWebhook({ url, secret: 'a secret', allowPrivate: false }, 'key', '{}', limit)
  expect(connections).toBe(0)
  if (answers.length === 1) expect(answer).toBe('private-address')
})

/** Replaces DNS lookup for all of Node: that of the request, and any check before it. */
function fakeLookup(fake: typeof lookup): void {
  dns.lookup = fake
  syncBuiltinESMExports()
}
