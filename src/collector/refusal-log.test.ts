import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusalLog } from './refusal-log.ts'
import { Refused } from './refused.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a minute of refusals is one line for each reason, with its count; a quiet minute is none', () => {
  const lines: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const { event, reason, status, count } = JSON.parse(String(line))
    lines.push([event, status, reason, count])
    return true
  })
  const { note } = refusalLog()
  for (let time = 0; time < 1000; time += 1) note(new Refused(403, 'origin'))
  note(new Refused(429, 'rate', 5))
  vi.advanceTimersByTime(59_999)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([
    ['refused', 403, 'origin', 1000],
    ['refused', 429, 'rate', 1],
  ])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(2)
  note(new Refused(403, 'origin'))
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toEqual(['refused', 403, 'origin', 1])
})
