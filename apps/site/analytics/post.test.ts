import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { backOffMs, post, retryAfterMs, type Outcome } from './post.ts'

interface Answer {
  status: number
  body?: string
  retryAfter?: string
  location?: string
}

let answer: Answer = { status: 204 }
const requests: { method: string | undefined; type: string | undefined; cookie: string | undefined; body: string }[] =
  []

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const { 'content-type': type, cookie } = request.headers
  requests.push({ method: request.method, type, cookie, body })
  const { status, body: text, retryAfter, location } = answer
  if (retryAfter) response.setHeader('retry-after', retryAfter)
  if (location && request.method === 'POST') response.setHeader('location', location).writeHead(status).end()
  else response.writeHead(location ? 200 : status).end(text)
})
afterAll(() => server.close())
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const page = '<!doctype html><title>Prices</title>'
const retry = { notBeforeMs: 0 }

test.each<[Answer, Outcome]>([
  [{ status: 200, body: '{"accepted":1}' }, 'stored'],
  [{ status: 200, body: '{"accepted":0}' }, retry],
  [{ status: 200, body: '{"accepted":"1"}' }, retry],
  [{ status: 200, body: 'null' }, retry],
  [{ status: 200, body: page }, retry],
  [{ status: 204 }, retry],
  [{ status: 302, location: '/pricing', body: '{"accepted":1}' }, retry],
  [{ status: 307, location: '/pricing', body: '{"accepted":1}' }, retry],
  [{ status: 400, body: '{"error":"malformed-lead"}' }, 'refused'],
  [{ status: 413, body: '{"error":"too-large"}' }, 'refused'],
  [{ status: 422, body: '{"error":"unprocessable"}' }, 'refused'],
  [{ status: 400, body: '{"error":{"code":400}}' }, retry],
  [{ status: 400, body: page }, retry],
  [{ status: 413, body: page }, retry],
  [{ status: 403, body: '{"error":"origin"}' }, retry],
  [{ status: 404, body: '{"error":"not-found"}' }, retry],
  [{ status: 405, body: '{"error":"method"}' }, retry],
  [{ status: 408 }, retry],
  [{ status: 429, retryAfter: '7' }, { notBeforeMs: 7000 }],
  [{ status: 500 }, retry],
  [{ status: 503, retryAfter: '2' }, { notBeforeMs: 2000 }],
])('an answer of %j means %j', async (given, outcome) => {
  answer = given
  expect(await post(origin, 'שלום', 1)).toEqual(outcome)
  expect(requests.at(-1)).toEqual({ method: 'POST', type: 'text/plain;charset=UTF-8', cookie: undefined, body: 'שלום' })
})

test.each([
  ['{"accepted":0}', 'stored'],
  ['{"accepted":50,"bad":1}', 'stored'],
  ['{"accepted":1.5}', retry],
  ['{"accepted":true}', retry],
  ['[]', retry],
])('for a batch of events, %s means %j', async (body, outcome) => {
  answer = { status: 200, body }
  expect(await post(origin, '', 'any')).toEqual(outcome)
})

test('no answer means retry', async () => {
  expect(await post('http://127.0.0.1:1/', '', 1)).toEqual({ notBeforeMs: 0 })
})

test.each([
  [null, 0],
  ['', 0],
  ['3', 3000],
  ['Sun, 15 Nov 2026 12:00:05 GMT', 5000],
  ['Sun, 15 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['2592000', 3_600_000],
  ['Sun, 15 Nov 2099 12:00:00 GMT', 3_600_000],
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
])('after %i failures, with random %d, the back-off is %i ms', (failures, random, ms) => {
  expect(backOffMs(failures, random)).toBe(ms)
})
