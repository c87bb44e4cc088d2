import { expect, test } from 'vitest'
import { buildLocation, listRedirects } from '@repo/content/redirect.ts'
import { enterExperiment } from '@repo/testing/enter-experiment.ts'
import { renderRedirectFiles } from './redirect-files.ts'

const redirects = listRedirects({
  shortLinks: [{ name: 'spring', to: '/demo-he', source: 'meta', campaign: 'spring' }],
  movedPages: [],
})
const files = renderRedirectFiles(redirects, [{ path: '/demo-he', locale: 'he' }])
const page = files['go/spring.html'] ?? ''

test.each([
  '',
  '?',
  '?fbclid=1&gclid=a%20b',
  '?utm_source=x',
  '?utm_campaign=x&utm_medium=paid&utm_source=y&utm_source',
  '?my_utm_source=x&utm_sources=y&a=utm_source=z',
  '?&&a',
])('RT-36 the page of a short link leads on from %s as nginx does', (search) => {
  for (const redirect of redirects)
    expect(enterExperiment(page)(search)).toBe(buildLocation(redirect, search.replace('?', '')))
})

test('RT-36 the page of a short link leads on without script, in the language of its target, and is kept out of search', () => {
  const target = '/demo-he?utm_source=meta&amp;utm_campaign=spring'
  expect(page).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>`)
  expect(page).toContain(`<a href="${target}">להמשך</a>`)
  expect(page).toContain('<html lang="he" dir="rtl">')
  expect(page).toContain('<meta name="robots" content="noindex">')
})
