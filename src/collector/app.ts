import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Env } from './env.ts'
import { code, log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { isShort, readBody } from './read-body.ts'
import type { RefusalLog } from './refusal-log.ts'
import { Refused } from './refused.ts'
import { addressOf } from './visitor.ts'

/** What is asked for and what is answered. Five addresses need no router: docs/decisions/017. */
export function collectorApp(parts: Parts): RequestListener {
  const { env, metrics, doors } = parts
  const get: Record<string, () => Answer> = {
    '/health': () => ({ status: 200, body: 'alive\n' }),
    '/ready': () => (parts.isReady() ? { status: 200, body: 'ready\n' } : { status: 503, body: 'not ready\n' }),
    '/metrics': () => ({ status: 200, body: metrics.text() }),
  }
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const door = doors[path]
    const tell = get[path]
    if (tell && (request.method === 'GET' || request.method === 'HEAD')) return send(response, tell())
    const refusal = !door && !tell ? new Refused(404, 'unknown_path') : undefined
    if (refusal || !door || request.method !== 'POST') {
      if (!refusal) response.setHeader('allow', tell ? 'GET, HEAD' : 'POST')
      return refuse(request, response, refusal ?? new Refused(405, 'method'))
    }

    const origin = request.headers.origin ?? ''
    // A browser names the origin of every POST, and only browsers have business here.
    if (!env.COLLECTOR_ORIGINS.has(origin)) return refuse(request, response, new Refused(403, 'origin'))
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', 'retry-after')
    response.setHeader('vary', 'origin')

    // Said before the body is read: under a flood, reading and parsing what cannot be stored would take all the time there is.
    const full = door.whyFull?.()
    if (full) return refuse(request, response, full)

    const { socket, headers } = request
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    const address = addressOf(socket.remoteAddress, forwarded, env.COLLECTOR_TRUST_PROXY === 'true')
    readBody(request)
      .then((body) => door.take({ body, userAgent: headers['user-agent'] ?? '', visitor: parts.visitor(address) }))
      .then((told) => send(response, { status: 200, json: told }))
      .catch((error: unknown) => refuse(request, response, error))
  }

  function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (!(error instanceof Refused)) {
      log('fault', { name: code(error instanceof Error ? error.name : '') })
      return send(response, { status: 500, json: { error: 'fault' } })
    }
    metrics.count('drops_total', error.reason)
    parts.refusals.note(error)
    // A short body is read and thrown away; for a long one the connection is not worth keeping.
    if (!isShort(request)) response.setHeader('connection', 'close')
    request.resume()
    if (error.retryAfterS !== undefined) response.setHeader('retry-after', error.retryAfterS)
    send(response, { status: error.status, json: { error: error.reason } })
  }

  function send(response: ServerResponse, { status, body, json }: Answer): void {
    metrics.count('answers_total', String(status))
    const text = body ?? JSON.stringify(json)
    if (parts.isStopping()) response.setHeader('connection', 'close')
    response.writeHead(status, {
      'content-type': json ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
    })
    response.end(text)
  }
}

/** An address that takes what is posted. */
export interface Door {
  take: (ask: Ask) => Promise<object>
  /** Why nothing would be stored at this moment, whatever it is. */
  whyFull?: () => Refused | undefined
}

/** A POST that may be answered: what came, from what, and a hash that tells the sender from others. */
interface Ask {
  body: string
  userAgent: string
  visitor: string
}

interface Parts {
  env: Env
  metrics: Metrics
  refusals: RefusalLog
  isReady: () => boolean
  isStopping: () => boolean
  visitor: (address: string) => string
  doors: Readonly<Record<string, Door>>
}

interface Answer {
  status: number
  body?: string
  json?: object
}
