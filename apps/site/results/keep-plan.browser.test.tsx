import { expect, test } from 'vitest'

test('RS-01 every language link of the footer leads to the same plan, and no other link of it does', async () => {
  document.documentElement.dataset.shows = 'C low_cr'
  document.body.innerHTML = `<footer>
    <a href="/pricing" hreflang="en">Pricing, in English</a>
    <a href="/results-en?utm_source=meta" hreflang="en" lang="en">English</a>
    <a href="/results" hreflang="he" lang="he">עברית</a>
  </footer>`
  await import('./keep-plan.ts')
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/pricing',
    '/results-en?utm_source=meta&scenario=C',
    '/results?scenario=C',
  ])
})
