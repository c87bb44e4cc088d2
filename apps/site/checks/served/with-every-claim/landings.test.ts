import { expect, test } from 'vitest'
import { asRead } from '../../../e2e/page-copy.ts'
import { quizPages } from '@repo/content/testing/quiz-pages.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'
import { readDocument, one, readText } from '../site.ts'

test('CP-01 a landing starts the quiz, or not now; between them the install line, then the seals', () => {
  for (const { path, locale, sections } of drawnPages) {
    const [entry, badges] = sections
    if (entry?.kind !== 'quizEntry') continue
    const main = one(readDocument({ path }), 'main')
    const quiz = quizPages.find(({ lang }) => lang === locale)?.path
    const start = asRead(entry.start.label)
    const links = [...main.querySelectorAll('a')].map((link) => [readText(link), link.getAttribute('href')])
    expect.soft(links, path).toEqual([
      [start, quiz],
      [asRead(entry.notNow.label), entry.notNow.to],
      // The last thing on the page leads into the quiz too.
      [expect.stringContaining(start), quiz],
    ])
    const [first, second] = [...main.querySelectorAll('section')]
    expect.soft(first && readText(first), path).toContain(asRead(entry.install))
    // Seals rest on claims: a section without any is not there.
    if (badges?.kind === 'seals')
      expect
        .soft(second && [...second.querySelectorAll('li')].map(readText), path)
        .toEqual(badges.seals.map(({ label }) => asRead(label)))
  }
})
