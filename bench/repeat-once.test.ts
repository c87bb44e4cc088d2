import { expect, test } from 'vitest'
import { repeatOnce } from './repeat-once.ts'

const navigated = new Error('/pricing was not measured.', {
  cause: new Error('Execution context was destroyed\nCall log:\n- …'),
})

/** A visit that fails so many times, and then measures 7. */
function failing(times: number) {
  let visits = 0
  return async () => {
    visits += 1
    if (visits <= times) throw navigated
    return 7
  }
}

const why = '/pricing was not measured. Execution context was destroyed'

test.each([
  [0, 7, []],
  [1, 7, [`/pricing ours failed, it is repeated once: ${why}`]],
  [2, undefined, [`/pricing ours failed, it is repeated once: ${why}`, `/pricing ours failed, it is left out: ${why}`]],
])('a visit that fails %i times measures %s, and each failure is reported', async (times, measured, lines) => {
  const reported: string[] = []
  expect(await repeatOnce('/pricing ours', failing(times), (line) => reported.push(line))).toBe(measured)
  expect(reported).toEqual(lines)
})
