import { expect, test } from 'vitest'
import { asCopy } from './testing/as-texts.ts'
import { withValues } from './with-values.ts'

test('fills every name that has a value, and leaves the others', () => {
  expect(withValues(asCopy('%step% of %steps%, %left%'), { step: 1, steps: 9 })).toBe('1 of 9, %left%')
})
