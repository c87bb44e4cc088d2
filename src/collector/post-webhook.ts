import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import { sign } from './sign.ts'

export interface Webhook {
  url: URL
  secret: string
  /** Only for trying it out: plain HTTP, and addresses in one's own network. */
  allowPrivate: boolean
}

/**
 * Posts a signed body to the owner's CRM and tells the status, or in a word why there is none. Follows no redirect and connects only to
 * the address that was judged: a name that changes its mind between the two finds nobody listening.
 */
export function postWebhook(
  { url, secret, allowPrivate }: Webhook,
  key: string,
  body: string,
  withinMs = 10_000,
): Promise<number | string> {
  if (!allowPrivate) {
    if (url.protocol !== 'https:') return Promise.resolve('not-https')
    // An address in place of a name is never looked up.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) && !isPublicAddress(host)) return Promise.resolve(privateAddress)
  }
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      // A connection of its own, through no proxy of the environment.
      agent: false,
      lookup: allowPrivate ? undefined : lookupPublic,
      signal: AbortSignal.timeout(withinMs),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'collector',
        'Idempotency-Key': key,
        'X-Signature': sign(secret, body, Math.floor(Date.now() / 1000)),
      },
    })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 'no-status')
      // What a CRM writes back is of no interest, and it may be endless.
      response.destroy()
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'late' : (error.code ?? 'no-answer')),
    )
    request.end(body)
  })
}

const privateAddress = 'private-address'

/** Like the system's own, but a name that has any address of ours has none at all. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(
        Object.assign(new Error('The webhook lies in a private network.'), { code: privateAddress }),
        '',
        0,
      )
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
