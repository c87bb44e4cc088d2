import { expect, test } from 'vitest'
import { fillText } from '@repo/content/fill.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'
import { ledger } from '@repo/content/testing/tested-build.ts'
import { readDocument } from '../site.ts'

test.runIf(!ledger['rating']?.off)('DM-01 every testimonial shows its five stars', () => {
  let testimonials = 0
  for (const page of drawnPages) {
    // A page may say it in words of its own.
    const rating = fillText('{rating.spoken}', page.locale, ledger)
    const quotes = [...readDocument(page).querySelectorAll('figure')].filter((figure) =>
      figure.querySelector('blockquote'),
    )
    const rated = quotes.filter((figure) =>
      [...figure.querySelectorAll('[aria-label]')].some((one) => one.getAttribute('aria-label')?.includes(rating)),
    )
    // A pull quote repeats a sentence of its article: it rates nothing.
    const pulls = JSON.stringify(page.sections).match(/"kind":"pull"/g) ?? []
    expect.soft(rated.length, page.path).toBe(quotes.length - pulls.length)
    testimonials += rated.length
  }
  expect(testimonials).toBeGreaterThan(0)
})
