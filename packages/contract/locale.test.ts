import { expect, test } from 'vitest'
import { localeCodes, locales } from './locale.ts'

test.each(localeCodes)(
  'numbers and years in %s have the digits 0 to 9, which drawings and the ledger read',
  (locale) => {
    const { date } = locales[locale]
    expect((1234.5).toLocaleString(date)).toMatch(/^1.?234.5$/)
    expect(new Date(2026, 10, 14).toLocaleDateString(date, { dateStyle: 'long' })).toMatch(/2026/)
  },
)

test.each(localeCodes)('the name of %s is in its own letters', (locale) => {
  const { name, script } = locales[locale]
  expect(name).toMatch(new RegExp(`^\\p{Script=${script}}+$`, 'u'))
})
