import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { testHeader } from '@repo/server/leads/test-token.ts'
import { code, log } from '@repo/server/log.ts'
import type { Metrics } from '../metrics.ts'
import type { ServiceEnv } from '../settings/service-env.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { isShort, readBody } from '@repo/server/http/read-body.ts'
import type { RejectionLog } from './rejection-log.ts'
import { clientAddress } from '@repo/server/http/visitor-hash.ts'

/** The HTTP routes: two for ingest, three for operators. Five paths need no router or framework: docs/decisions/026. */
export function collectorApp(deps: AppDeps): RequestListener {
  const { env, metrics, routes } = deps
  const operations: Record<string, () => Answer> = {
    '/health': () => ({ status: 200, body: 'alive\n' }),
    '/ready': () => (deps.isReady() ? { status: 200, body: 'ready\n' } : { status: 503, body: 'not ready\n' }),
    '/metrics': () => ({ status: 200, body: metrics.text() }),
  }
  return (request, response) => {
    const path = pathOf(request)
    const route = routes[path]
    const operation = operations[path]
    if (operation && (request.method === 'GET' || request.method === 'HEAD')) return send(response, operation())
    const notFound = !route && !operation ? new HttpError(404, 'not-found') : undefined
    if (notFound || !route || request.method !== 'POST') {
      if (!notFound) response.setHeader('allow', operation ? 'GET, HEAD' : 'POST')
      return reject(request, response, notFound ?? new HttpError(405, 'method'))
    }

    // For the doctor, which asks through nginx whether leads are isolated from events.
    response.setHeader('x-collector-routes', env.COLLECTOR_ROUTES)
    const origin = request.headers.origin ?? ''
    // Browsers send the origin with every POST, and only browsers are expected here.
    if (!env.COLLECTOR_ORIGINS.has(origin)) return reject(request, response, new HttpError(403, 'origin'))
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', 'retry-after')
    response.setHeader('vary', 'origin')

    // Load shedding before the body is read: under a flood, reading and parsing what cannot be stored would take all the time.
    const overload = route.overload?.()
    if (overload) return reject(request, response, overload)

    const { socket, headers } = request
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    const address = clientAddress(socket.remoteAddress, forwardedFor, env.COLLECTOR_TRUST_PROXY === 'true')
    const began = performance.now()
    response.once('finish', () =>
      metrics.observe('answer_seconds', path.slice('/v1/'.length), (performance.now() - began) / 1000),
    )
    readBody(request)
      .then((body) =>
        route.handle({
          body,
          userAgent: headers['user-agent'] ?? '',
          visitor: deps.visitor(address),
          network: deps.network(address),
          testToken: headers[testHeader]?.toString(),
        }),
      )
      .then((json) => send(response, { status: 200, json }))
      .catch((error: unknown) => reject(request, response, error))
  }

  function reject(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const path = pathOf(request)
    if (!(error instanceof HttpError)) {
      log('internal-error', { name: code(error instanceof Error ? error.name : '') })
      return send(response, { status: 500, json: { error: 'internal' } })
    }
    metrics.count('drops_total', error.reason)
    deps.rejections.add(error, path)
    // A short body is drained to keep the connection; for a long one it is closed.
    if (!isShort(request)) response.setHeader('connection', 'close')
    request.resume()
    if (error.retryAfterS !== undefined) response.setHeader('retry-after', error.retryAfterS)
    send(response, { status: error.status, json: { error: error.reason } })
  }

  function send(response: ServerResponse, { status, body, json }: Answer): void {
    metrics.count('answers_total', String(status))
    const text = body ?? JSON.stringify(json)
    if (deps.isStopping()) response.setHeader('connection', 'close')
    response.writeHead(status, {
      'content-type': json ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
    })
    response.end(text)
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

/** A path that accepts POST. */
export interface Route {
  handle: (post: Post) => Promise<object>
  /** The error for every request at this moment, if the service is overloaded. */
  overload?: () => HttpError | undefined
}

/** An accepted POST: body, user agent, the pseudonyms of the visitor for rate limits and for experiments, and the proof of a test lead. */
export interface Post {
  body: string
  userAgent: string
  visitor: string
  network: string
  testToken: string | undefined
}

/** What a route is made of. */
export interface RouteDeps {
  env: ServiceEnv
  pool: Pool
  metrics: Metrics
  now: () => number
}

interface AppDeps extends Pick<RouteDeps, 'env' | 'metrics'> {
  rejections: RejectionLog
  isReady: () => boolean
  isStopping: () => boolean
  visitor: (address: string) => string
  network: (address: string) => string
  routes: Readonly<Record<string, Route>>
}

interface Answer {
  status: number
  body?: string
  json?: object
}
