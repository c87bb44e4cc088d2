import { describe, expect, test } from 'vitest'
import { gamifiedEn } from './quizzes/gamified.en.ts'
import { personalEn } from './quizzes/personal.en.ts'
import { personalHe } from './quizzes/personal.he.ts'
import { readPages } from './read-pages.ts'
import { textsIn } from './testing/texts-in.ts'

const sections = (await readPages()).flatMap(({ page }) => page.sections)
const written = {
  quiz: sections.filter((section) => 'kind' in section && section.kind === 'quiz'),
  results: sections.filter((section) => 'kind' in section && section.kind === 'results'),
}

test.each(Object.entries(written))('the %s leaves the same placeholders to fill in every language', (_, versions) => {
  const placeholders = versions.map(({ words }) => textsIn(words).flatMap((text) => text.match(/%\w+%/g) ?? []))
  expect(placeholders.length).toBeGreaterThan(1)
  for (const found of placeholders) expect(found).toEqual(placeholders[0])
})

describe.each([
  ['en', personalEn, 'Please select an option to continue', 'Choose an option to continue'],
  ['he', personalHe, 'בחרו אפשרות אחת כדי להמשיך', 'בחרו אפשרות כדי להמשיך'],
] as const)('the personalised quiz in %s', (_, { steps, chooseAnOption }, error, fallback) => {
  test('QZ-05 gives an info step an introduction and three to five numbered points', () => {
    for (const { body } of [steps.infoA, steps.infoB]) {
      expect(body.length - 1).toBeGreaterThanOrEqual(3)
      expect(body.length - 1).toBeLessThanOrEqual(5)
    }
  })

  test('QZ-06 says exactly what is missing', () => {
    const errors = Object.values(steps).flatMap((step) => ('options' in step ? [step.error] : []))
    expect(new Set(errors)).toEqual(new Set([error]))
    expect(chooseAnOption).toBe(fallback)
  })
})

test('GQ-02 says that it is moving on in the exact words', () => {
  expect(gamifiedEn.moving).toBe('Moving to next question...')
})
