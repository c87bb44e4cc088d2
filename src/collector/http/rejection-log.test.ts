import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { rejectionLog } from './rejection-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('logs one line a minute for each reason, with its count, and none without rejections', () => {
  const lines: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const { event, reason, status, count } = JSON.parse(String(line))
    lines.push([event, status, reason, count])
    return true
  })
  const { add } = rejectionLog()
  for (let time = 0; time < 1000; time += 1) add(new HttpError(403, 'origin'))
  add(new HttpError(429, 'rate', 5))
  vi.advanceTimersByTime(59_999)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([
    ['request-rejected', 403, 'origin', 1000],
    ['request-rejected', 429, 'rate', 1],
  ])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(2)
  add(new HttpError(403, 'origin'))
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toEqual(['request-rejected', 403, 'origin', 1])
})
