import { expect, onTestFinished, test, vi } from 'vitest'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { refusalLog } from './refusal-log.ts'

test('a thousand refused sign-ins in a minute are two entries, and none is missing from their number', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const audit = vi.fn<ConsoleDeps['audit']>(() => Promise.resolve())
  const refused = refusalLog({ audit, now: () => Date.now() })
  const written = () => audit.mock.calls.splice(0).map(([{ count = 1, facts }]) => [facts?.by, count])

  await refused('link')
  expect(written()).toEqual([['link', 1]])
  for (let number = 1; number < 1000; number++) await refused('link')
  await refused('passkey')
  expect(written()).toEqual([['passkey', 1]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written()).toEqual([['link', 999]])

  await vi.advanceTimersByTimeAsync(60_000)
  expect(written()).toEqual([])
  await refused('link')
  expect(written()).toEqual([['link', 1]])
})
