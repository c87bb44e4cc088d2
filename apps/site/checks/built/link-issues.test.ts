import { expect, test } from 'vitest'
import { builtFixture } from '../fixtures.ts'
import { linkIssues } from './link-issues.ts'

const other = builtFixture({ path: '/tea' }, { main: '<h2 id="green">Green</h2>' })
const hebrew = [
  builtFixture({ path: '/tea-he', locale: 'he', translationOf: '/tea' }, { main: '' }),
  builtFixture({ path: '/only-he', locale: 'he' }, { main: '' }),
  builtFixture({ path: '/empty-he', locale: 'he', shell: 'none' }, { main: '' }),
]
const findIssues = (main: string, shell: 'variant' | 'results' = 'variant') => {
  const one = builtFixture({ shell }, { main })
  return linkIssues(one, { root: 'apps/site/public', built: [one, other, ...hebrew] })
}

test.each([
  ['<a>Tea</a>', 'it has no address, and is not role="link" aria-disabled="true"'],
  ['<a href="/coffee">Tea</a>', 'there is no such page'],
  ['<a href="/tea.html">Tea</a>', 'there is no such page'],
  ['<a href="/404">Tea</a>', 'there is no such page'],
  ['<a href="/no-such-file.txt">Tea</a>', 'there is no such page'],
  ['<a href="/tea#black">Tea</a>', 'nothing on that page has the id "black"'],
  ['<a href="#black">Tea</a>', 'nothing on that page has the id "black"'],
  ['<a href="tea">Tea</a>', 'it is no path of the site'],
  ['<a href="/tea" target="_blank">Tea</a>', 'it opens a new tab without leaving the site'],
  ['<a href="mailto:a@b.example" target="_blank">Tea</a>', 'it opens a new tab without leaving the site'],
  ['<a href="https://a.example" rel="noopener">Tea</a>', 'it leaves the site without opening a new tab'],
  ['<a href="https://a.example" target="_blank">Tea</a>', 'its rel lacks noopener'],
])('%s', (link, issue) => {
  expect(findIssues(link)).toEqual([expect.stringContaining(`/x (dist/x.html) links "Tea" to `)])
  expect(findIssues(link)).toEqual([expect.stringContaining(`: ${issue}. Change it in packages/content/pages/x.en.ts`)])
})

test.each([
  ['<a href="/tea-he" hreflang="he">Tea</a>', 'and /tea is the same in this one'],
  ['<a href="/only-he">Tea</a>', 'and the link does not say so: its label, and hreflang="he"'],
])('RT-32 a link stays in its language: %s', (link, issue) => {
  expect(findIssues(link)).toEqual([expect.stringContaining(`that page is in another language, ${issue}`)])
})

test('a results page hides where its visitor came from', () => {
  const link = '<a href="https://a.example" target="_blank" rel="noopener">Tea</a>'
  expect(findIssues(link, 'results')).toEqual([expect.stringContaining('its rel lacks noopener and noreferrer')])
  expect(findIssues(link)).toEqual([])
})

test.each([
  '<a href="/tea?scenario=A#green">Tea</a>',
  '<a href="/tea-he" lang="he">תה</a>',
  '<a href="/only-he" hreflang="he">Tea, in Hebrew</a>',
  '<a href="/empty-he">Not now</a>',
  '<a href="#content">Tea</a>',
  '<a href="/favicon.svg">Tea</a>',
  '<a href="mailto:a@b.example">Tea</a>',
  '<a role="link" aria-disabled="true">Tea</a>',
])('%s is right', (link) => {
  expect(findIssues(link)).toEqual([])
})
