import { createHmac } from 'node:crypto'

/** Signature of a webhook, with a timestamp against replay: `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`. */
export function sign(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
