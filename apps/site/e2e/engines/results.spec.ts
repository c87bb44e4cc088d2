import { asRead } from '../page-copy.ts'
import { plansSeen } from '../watch-plans.ts'
import { phone } from './engine.ts'
import { expect, test } from './engine-test.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'

const queries = [
  ['?scenario=A', 'A'],
  ['?scenario=B', 'B'],
  ['?utm_source=x&scenario=C', 'C'],
  ['?scenario=D#top', 'D'],
  ['', 'A'],
  ['?scenario=E', 'A'],
] as const

for (const { path, words } of resultsPages) {
  for (const [query, scenario] of queries) {
    test(`RT-09 RT-10 RS-03 ${path}${query} paints plan ${scenario} first, and never another`, async ({ engine }) => {
      await engine.open(path + query, phone)
      expect(await engine.evaluate(headlines)).toEqual([asRead(words.goals[scenario].headline)])
      expect(await engine.evaluate(plansSeen)).toEqual([scenario])
    })
  }
}

/** Runs in the page: every headline that can be seen, two frames after the page has loaded. */
async function headlines(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return [...document.querySelectorAll('h1')]
    .filter((headline) => headline.checkVisibility())
    .map((headline) =>
      headline.textContent
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
