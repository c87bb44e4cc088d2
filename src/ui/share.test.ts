import { expect, test } from 'vitest'
import { share } from './share.ts'

test.each([
  [17, '34.69%'],
  [13, '26.53%'],
  [10, '20.41%'],
  [9, '18.37%'],
])('CP-03 writes %i of the 49 demo answers as %s', (answers, written) => {
  expect(share(answers, 49)).toBe(written)
})
