import { expect, test } from 'vitest'
import { asRead } from '../../../e2e/page-copy.ts'
import { quizPages } from '@repo/content/testing/quiz-pages.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'
import { readDocument, one, readText } from '../site.ts'

const landings = drawnPages.flatMap(({ path, locale, sections }) => {
  const [entry, badges] = sections
  return entry?.kind === 'quizEntry' && badges?.kind === 'seals' ? [{ path, locale, entry, badges }] : []
})

test.each(landings)(
  'CP-01 $path starts the quiz, or not now; between them the install line, then the seals',
  ({ path, locale, entry, badges }) => {
    const main = one(readDocument({ path }), 'main')
    const quiz = quizPages.find(({ lang }) => lang === locale)?.path
    const start = asRead(entry.start.label)
    const links = [...main.querySelectorAll('a')].map((link) => [readText(link), link.getAttribute('href')])
    expect(links).toEqual([
      [start, quiz],
      [asRead(entry.notNow.label), entry.notNow.to],
      // The last thing on the page leads into the quiz too.
      [expect.stringContaining(start), quiz],
    ])
    const [first, second] = [...main.querySelectorAll('section')]
    expect(first && readText(first)).toContain(asRead(entry.install))
    expect(second && [...second.querySelectorAll('li')].map(readText)).toEqual(
      badges.seals.map(({ label }) => asRead(label)),
    )
  },
)
