import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { postWebhook } from './post-webhook.ts'

const { lookup } = dns
// Handed out to the world by our rule, and to nobody in truth: the test network that had it gave it back.
const nobody = '3ffe::1'

let connections = 0
const ear = createServer((socket) => {
  connections += 1
  socket.destroy()
})
beforeAll(() => new Promise<void>((resolve) => ear.listen(0, '127.0.0.1', resolve)))
afterEach(() => {
  nameServer(lookup)
  connections = 0
})
afterAll(() => ear.close())

test.each([
  ['lies in our own network', [['127.0.0.1']]],
  ['lies there among other places', [[nobody, '127.0.0.1']]],
  ['moves there after it was judged', [[nobody], ['127.0.0.1']]],
])('a name that %s finds nobody listening', async (_, answers) => {
  const left = [...answers]
  nameServer(((_name: string, options: dns.LookupOptions, tell: (...told: unknown[]) => void) => {
    // The last answer is for ever.
    const [first = '', ...others] = (left.length > 1 ? left.shift() : left[0]) ?? []
    const all = [first, ...others].map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    setImmediate(() => (options.all ? tell(null, all) : tell(null, first, all[0]?.family)))
  }) as typeof lookup)
  const url = new URL(`https://crm.example:${(ear.address() as AddressInfo).port}/`)
  const answer = await postWebhook({ url, secret: 'a secret', allowPrivate: false }, 'key', '{}', 500)
  expect(connections).toBe(0)
  // Where the first answer is public, what happens there is the network's affair.
  if (answers.length === 1) expect(answer).toBe('private-address')
})

/** All of Node asks this one, the request itself as well as whoever would ask before it. */
function nameServer(own: typeof lookup): void {
  dns.lookup = own
  syncBuiltinESMExports()
}
