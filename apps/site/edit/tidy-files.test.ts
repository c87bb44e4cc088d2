import { expect, test } from 'vitest'
import { tidyFile } from './tidy-files.ts'

test('npm run format puts right what copy types, and nothing that code reads', () => {
  const code = `export default definePage({ path: '/don-t', icon: "it's", title: "Surveys that don't shout", banner: { lang: 'he', text: 'צ"ל' } })`
  expect(tidyFile('packages/content/pages/x.en.ts', code)).toBe(
    `export default definePage({ path: '/don-t', icon: "it's", title: 'Surveys that don’t shout', banner: { lang: 'he', text: 'צ״ל' } })`,
  )
  expect(tidyFile('packages/content/brand.ts', code)).toBe(code)
})
