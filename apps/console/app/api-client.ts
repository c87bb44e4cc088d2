import type { Failure, FailureCode } from '../features/sign-in/api/session.ts'

/** A response with a status of 400 or more, or none at all. `unknown`: a body that is not ours, from a proxy for instance. */
export class ApiError extends Error {
  readonly code: FailureCode | 'offline' | 'unknown'
  readonly status: number
  /** The whole body: some failures carry more than their code. */
  readonly body: unknown

  constructor(code: ApiError['code'], status: number, body?: unknown) {
    super(`${code} (${status})`)
    this.code = code
    this.status = status
    this.body = body
  }
}

export type Params = Readonly<Record<string, string | number | undefined>>

/**
 * GET request for JSON. Parameters that are undefined are left out; `signal` aborts it when its query is cancelled. Without an answer in
 * time it has failed as if there were no connection: a panel would load for ever.
 */
export async function getJson<T>(path: string, params: Params = {}, signal?: AbortSignal): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ApiError('offline', 0)), lateMs)
  try {
    return await request<T>(addressOf(path, params), {
      signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Three times what the server gives the database. */
const lateMs = 30_000

/** Every request that changes something: JSON from this origin, or the server refuses it. `keepalive`: also while the page is left. */
export function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown = {},
  more: Pick<RequestInit, 'keepalive'> = {},
): Promise<T> {
  return request<T>(path, { ...jsonInit(method, body), ...more })
}

/** A request with a body of JSON. */
export function jsonInit(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The response itself, for downloads that are read piece by piece. */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-idle-seconds', String(idleSeconds()))
  const response = await fetch(path, { ...init, headers, credentials: 'same-origin' }).catch((error: unknown) => {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) throw error
    throw new ApiError('offline', 0)
  })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => undefined)
  throw new ApiError(isFailure(body) ? body.error : 'unknown', response.status, body)
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetchApi(path, init)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Path and parameters, without those that are undefined. */
export function addressOf(path: string, params: Params): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
}

let lastInput = performance.now()

/** Notes when the person does something; once, at the start of the app. */
export function watchInput(): void {
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(type, () => (lastInput = performance.now()), { capture: true, passive: true })
}

/** Seconds since the person last did something. Polls go on without them: the server ends a session by this, and not by its requests. */
function idleSeconds(): number {
  return Math.round((performance.now() - lastInput) / 1000)
}
