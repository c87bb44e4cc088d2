import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('TR-04 does not refetch on window focus', () => {
  expect(queryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

test('TR-04 caches a response for five minutes', async () => {
  const client = queryClient()
  await client.query({ queryKey: ['a'], queryFn: () => 'kept' })
  await vi.advanceTimersByTimeAsync(299_999)
  expect(client.getQueryData(['a'])).toBe('kept')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['a'])).toBeUndefined()
})

test.each([
  ['a query', query],
  ['a mutation', mutate],
])('TR-04 retries %s once, after a second', async (_, act) => {
  let tries = 0
  const outcome = act(() => {
    tries += 1
    return Promise.reject(new Error(`Try ${tries}`))
  }).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(999)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(2)
  expect(await outcome).toBe('Try 2')
})

test.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [50, 30_000],
])('TR-04 after %i more failures the delay is %i ms', (failures, ms) => {
  const { queries, mutations } = queryClient().getDefaultOptions()
  for (const delay of [queries?.retryDelay, mutations?.retryDelay]) {
    expect(typeof delay === 'function' && delay(failures, new Error())).toBe(ms)
  }
})

function query(queryFn: () => Promise<never>): Promise<unknown> {
  return queryClient().query({ queryKey: ['b'], queryFn })
}

function mutate(mutationFn: () => Promise<never>): Promise<unknown> {
  return new MutationObserver(queryClient(), { mutationFn }).mutate()
}
