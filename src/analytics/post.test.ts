import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backOffMs, post, retryAfterMs } from './post.ts'

let server: Server
let origin = ''
let answer: { status: number; retryAfter?: string } = { status: 204 }
const asked: { method: string | undefined; type: string | undefined; cookie: string | undefined; body: string }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { 'content-type': type, cookie } = request.headers
    asked.push({ method: request.method, type, cookie, body })
    response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  [{ status: 202 }, 'taken'],
  [{ status: 204 }, 'taken'],
  [{ status: 400 }, 'refused'],
  [{ status: 404 }, 'refused'],
  [{ status: 413 }, 'refused'],
  [{ status: 408 }, { notBeforeMs: 0 }],
  [{ status: 429, retryAfter: '7' }, { notBeforeMs: 7000 }],
  [{ status: 500 }, { notBeforeMs: 0 }],
  [{ status: 503, retryAfter: '2' }, { notBeforeMs: 2000 }],
])('an answer of %j means %j', async (given, outcome) => {
  answer = given
  expect(await post(origin, 'שלום')).toEqual(outcome)
  expect(asked.at(-1)).toEqual({ method: 'POST', type: 'text/plain;charset=UTF-8', cookie: undefined, body: 'שלום' })
})

test('no answer at all means later', async () => {
  expect(await post('http://127.0.0.1:1/', '')).toEqual({ notBeforeMs: 0 })
})

test.each([
  [null, 0],
  ['', 0],
  ['3', 3000],
  ['Sun, 15 Nov 2026 12:00:05 GMT', 5000],
  ['Sun, 15 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After %j is %i ms', (value, ms) => {
  expect(retryAfterMs(value, Date.parse('2026-11-15T12:00:00Z'))).toBe(ms)
})

test.each([
  [1, 0, 1000],
  [1, 1, 2000],
  [2, 0, 2000],
  [3, 1, 8000],
  [20, 0, 150_000],
  [20, 1, 300_000],
])('after %i failures, with chance at %d, the wait is %i ms', (failures, random, ms) => {
  expect(backOffMs(failures, random)).toBe(ms)
})
