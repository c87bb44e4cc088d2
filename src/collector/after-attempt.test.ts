import { expect, test } from 'vitest'
import { afterAttempt, mostAttempts } from './after-attempt.ts'

test.each([200, 201, 202, 204])('%i is delivered', (answer) => {
  expect(afterAttempt(answer, 1, 0)).toEqual({ is: 'delivered' })
})

test.each([400, 410, 413, 415, 422])('%i is said of the message, which is given up at once', (answer) => {
  expect(afterAttempt(answer, 1, 0)).toEqual({ is: 'dead' })
})

test.each([301, 302, 401, 403, 404, 408, 409, 425, 429, 500, 503, 'ECONNREFUSED', 'late'])(
  '%s may pass, so it is tried again, and given up in the end',
  (answer) => {
    expect(afterAttempt(answer, 1, 1)).toEqual({ is: 'waiting', seconds: 10 })
    expect(afterAttempt(answer, mostAttempts, 1)).toEqual({ is: 'dead' })
  },
)

test.each([
  [1, 5, 10],
  [2, 10, 20],
  [5, 80, 160],
  [11, 5120, 10_240],
  [12, 7200, 14_400],
  [23, 7200, 14_400],
])('after attempt %i it waits for between %i and %i seconds', (attempts, least, most) => {
  expect(afterAttempt(500, attempts, 0)).toEqual({ is: 'waiting', seconds: least })
  expect(afterAttempt(500, attempts, 1)).toEqual({ is: 'waiting', seconds: most })
})

test.each([404, 410])('%i to an erasure says that there is nothing to erase: delivered', (answer) => {
  expect(afterAttempt(answer, 1, 0, 'lead.erased')).toEqual({ is: 'delivered' })
  expect(afterAttempt(answer, 1, 0, 'lead.created').is).not.toBe('delivered')
})
