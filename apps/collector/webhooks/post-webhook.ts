import { createHmac } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { lookupPublic, namesPrivateAddress, privateAddress } from '@repo/server/http/ssrf-guard.ts'
import type { BodyTemplate } from './webhook-body.ts'

export interface Webhook {
  url: URL
  /** Unset: not signed. */
  secret: string | undefined
  /** Plain HTTP and private addresses: COLLECTOR_WEBHOOK_ALLOW_PRIVATE. */
  allowPrivate: boolean
  body: BodyTemplate
}

/**
 * Posts a body to a receiver, signed if there is a secret; returns the status, or a code for why there is none. Against SSRF it follows no
 * redirect and connects only to an address that ssrf-guard.ts has checked in the same lookup.
 */
export function postWebhook(
  { url, secret, allowPrivate }: Omit<Webhook, 'body'>,
  idempotencyKey: string,
  body: string,
  timeoutMs = 10_000,
): Promise<number | string> {
  if (!allowPrivate) {
    if (url.protocol !== 'https:') return Promise.resolve('not-https')
    if (namesPrivateAddress(url)) return Promise.resolve(privateAddress)
  }
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      // A connection of its own, without a proxy from the environment.
      agent: false,
      lookup: allowPrivate ? undefined : lookupPublic,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'collector',
        'Idempotency-Key': idempotencyKey,
        ...(secret && { 'X-Signature': sign(secret, body, Math.floor(Date.now() / 1000)) }),
      },
    })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 'no-status')
      // The body is not read: it is of no interest, and may be endless.
      response.destroy()
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : (error.code ?? 'no-answer')),
    )
    request.end(body)
  })
}

/** Signature of a webhook, with a timestamp against replay: `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`. */
function sign(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
