import { expect, test } from 'vitest'
import { missingDetails, owner } from './owner.ts'
import { definePage, type WrittenPage } from './page.ts'
import { readPages } from './read-pages.ts'

const gap = Object.entries(owner).slice(0, 1)
const legal = (await readPages()).map(({ page }) => page).filter(({ shell }) => shell === 'legal')
const incomplete = ['/accessibility', '/privacy', '/terms'].flatMap((path) => [path, `${path}-he`])

test('RT-34 search engines may list the legal pages once no detail of the owner is missing', () => {
  expect(listed([])).toEqual([...incomplete, '/credits', '/credits-he'].toSorted())
})

test('RT-34 one missing detail keeps the pages that quote details out of the index, not the credits', () => {
  expect(listed(gap)).toEqual(['/credits', '/credits-he'])
})

test('RT-34 what this build lists follows the details that launch-check asks for', () => {
  const isListed = legal.filter(({ indexable }) => indexable).map(({ path }) => path)
  expect(isListed.toSorted()).toEqual(listed(missingDetails()))
})

test('RT-34 a page that is not listed anyway stays so with every detail there', () => {
  const page: WrittenPage = { path: '/x', locale: 'en', title: 'X', shell: 'site', indexable: false, sections: [] }
  expect(definePage(page, []).indexable).toBe(false)
})

/** The legal pages as they would be listed with these details missing. Their files all ask to be listed. */
function listed(missing: typeof gap): string[] {
  return legal
    .filter((page) => definePage({ ...page, indexable: true }, missing).indexable)
    .map(({ path }) => path)
    .toSorted()
}
