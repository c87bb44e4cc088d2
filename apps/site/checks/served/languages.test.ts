import { expect, test } from 'vitest'
import { locales } from '@repo/contract/locale.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { drawnPages, pages } from '@repo/content/testing/page-list.ts'
import { readDocument, one, readText } from './site.ts'

test('every page that has a version in another language leads there in its footer, in the words of that language', () => {
  let links = 0
  // The quizzes have no footer.
  for (const page of drawnPages.filter(({ shell }) => shell !== 'quiz')) {
    for (const other of findTranslations(page, pages)) {
      const link = [...one(readDocument(page), 'footer').querySelectorAll('a')].find(
        (link) => readText(link) === locales[other.locale].name,
      )
      expect
        .soft([link?.getAttribute('href'), link?.getAttribute('lang')], page.path)
        .toEqual([other.path, other.locale])
      links++
    }
  }
  expect(links).toBeGreaterThan(15)
})
