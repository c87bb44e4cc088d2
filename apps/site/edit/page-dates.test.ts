import { expect, test } from 'vitest'
import { formatted } from './own-files.ts'
import { isBackwards, readDates, withDates } from './page-dates.ts'

const file = 'packages/content/pages/tea.en.ts'
const code = `import { definePage } from '../page.ts'

export default definePage({
  path: '/tea',
  banner: {
    surface: 'tomato',
    text: 'For a limited time',
  },
  sections: [],
})
`

test('days of a page and of its banner are set, changed and taken out, and nothing else', async () => {
  const set = withDates(file, code, { banner: { until: '2027-03-31' } })
  expect(readDates(file, set)).toEqual({ page: {}, banner: { until: '2027-03-31' } })
  const both = withDates(file, set, { page: { from: '2027-03-01', until: '2027-04-01' } })
  expect(readDates(file, both).page).toEqual({ from: '2027-03-01', until: '2027-04-01' })
  const out = withDates(file, both, { page: {}, banner: { until: '' } })
  expect(await formatted(file, out)).toBe(code)
  const draft = withDates(file, both, { page: { draft: true } })
  expect(readDates(file, draft).page).toEqual({ draft: true })
  expect(await formatted(file, withDates(file, draft, { page: {}, banner: {} }))).toBe(code)
  const withoutBanner = withDates(file, code, { banner: { draft: true } })
  expect(readDates(file, withoutBanner)).toEqual({ page: {}, banner: { draft: true } })
  expect(await formatted(file, withDates(file, withoutBanner, { banner: {} }))).toBe(code)
  for (const from of ["2027'", '2027-02-30', '2027-99-99', '2027-03-01\n'])
    expect(() => withDates(file, code, { page: { from } })).toThrow('no day')
})

test('days that end before they begin are known; one day is none of them, nor is an open end', () => {
  expect(isBackwards({ from: '2027-03-02', until: '2027-03-01' })).toBe(true)
  for (const dates of [
    { from: '2027-03-01', until: '2027-03-01' },
    { from: '2027-03-02', until: '' },
    { until: '2027-03-01' },
  ])
    expect(isBackwards(dates)).toBe(false)
})
