import { expect, test } from 'vitest'
import { attemptOutcome, maxAttempts } from './retry-policy.ts'

test.each([200, 201, 202, 204])('%i is delivered', (answer) => {
  expect(attemptOutcome(answer, 1, 0)).toEqual({ is: 'delivered' })
})

test.each([400, 410, 413, 415, 422])('%i is permanent: no retry', (answer) => {
  expect(attemptOutcome(answer, 1, 0)).toEqual({ is: 'failed' })
})

test.each([301, 302, 401, 403, 404, 408, 409, 425, 429, 500, 503, 'ECONNREFUSED', 'timeout'])(
  '%s is transient: retried up to the limit of attempts',
  (answer) => {
    expect(attemptOutcome(answer, 1, 1)).toEqual({ is: 'retry', seconds: 10 })
    expect(attemptOutcome(answer, maxAttempts, 1)).toEqual({ is: 'failed' })
  },
)

test.each([
  [1, 5, 10],
  [2, 10, 20],
  [5, 80, 160],
  [11, 5120, 10_240],
  [12, 7200, 14_400],
  [23, 7200, 14_400],
])('after attempt %i the back-off is between %i and %i seconds', (attempts, min, max) => {
  expect(attemptOutcome(500, attempts, 0)).toEqual({ is: 'retry', seconds: min })
  expect(attemptOutcome(500, attempts, 1)).toEqual({ is: 'retry', seconds: max })
})

test.each([404, 410])('%i to an erasure means that there is nothing to erase: delivered', (answer) => {
  expect(attemptOutcome(answer, 1, 0, 'lead.erased')).toEqual({ is: 'delivered' })
  expect(attemptOutcome(answer, 1, 0, 'lead.created').is).not.toBe('delivered')
})
