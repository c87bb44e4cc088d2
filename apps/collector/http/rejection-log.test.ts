import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { code } from '@repo/server/log.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { rejectionLog } from './rejection-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('logs the first rejection of each kind at once, and all others of the minute as one line with their count', () => {
  const lines = loggedLines()
  const { add } = rejectionLog()
  for (let time = 0; time < 1000; time += 1) add(new HttpError(403, 'origin'), '/v1/leads')
  add(new HttpError(403, 'origin'), '/v1/events')
  add(new HttpError(429, 'too-many', 5), '/v1/leads')
  const first = [
    { event: 'request-rejected', route: 'leads', reason: 'origin', status: 403, count: 1 },
    { event: 'request-rejected', route: 'events', reason: 'origin', status: 403, count: 1 },
    { event: 'request-rejected', route: 'leads', reason: 'too-many', status: 429, count: 1 },
  ]
  expect(lines).toEqual(first)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(3)).toEqual([{ ...first[0], count: 999 }])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(4)
  add(new HttpError(403, 'origin'), '/v1/leads')
  expect(lines.at(-1)).toEqual(first[0])
})

test('a rejection for the database is logged with its code and what to do; a path that is not ours is not logged', () => {
  const lines = loggedLines()
  const { add } = rejectionLog()
  add(new HttpError(503, 'database', 5, code('42501')), '/v1/leads')
  expect(lines).toEqual([expect.objectContaining({ code: '42501', hint: expect.stringContaining('collector_ingest') })])
  add(new HttpError(404, 'not-found'), '/dana@example.com')
  expect(lines.at(-1)).toEqual({
    event: 'request-rejected',
    route: 'other',
    reason: 'not-found',
    status: 404,
    count: 1,
  })
})

/** The lines that are logged from now on, without their time. */
function loggedLines(): unknown[] {
  const lines: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const { at: _, ...facts } = JSON.parse(String(line))
    lines.push(facts)
    return true
  })
  return lines
}
