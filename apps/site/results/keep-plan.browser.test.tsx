import { expect, test } from 'vitest'

// The module runs once, on import.
test('RS-01 RS-04 every language link of the footer leads to the same plan, and no other link of it does; an answer leads to its question with all answers', async () => {
  document.documentElement.dataset.shows = 'C answers low_cr meta b1 none very'
  location.hash = '#1.low_cr.meta.b1.none.very'
  document.body.innerHTML = `<a href="/quiz-en" data-change="tools">No tools yet</a><footer>
    <a href="/pricing" hreflang="en">Pricing, in English</a>
    <a href="/results-en?utm_source=meta" hreflang="en" lang="en">English</a>
    <a href="/results" hreflang="he" lang="he">עברית</a>
  </footer>`
  await import('./keep-plan.ts')
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/quiz-en#tools.C.1.low_cr.meta.b1.none.very',
    '/pricing',
    '/results-en?utm_source=meta&scenario=C#1.low_cr.meta.b1.none.very',
    '/results?scenario=C#1.low_cr.meta.b1.none.very',
  ])
})
