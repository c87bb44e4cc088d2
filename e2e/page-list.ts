import { fillPage } from '#content/fill.ts'
import type { Page } from '#content/page.ts'
import { readPages } from '#content/read-pages.ts'
import { ledger } from './ledger.ts'

/** Every page of the site as it is drawn, from the files a page is made of. The gates run on all of them; none is listed by hand. */
export const pages: readonly Page[] = (await readPages()).map(({ page }) => fillPage(page, ledger))

/** Pages with something on them. Empty ones (RT-24) pass the first gate only. */
export const drawnPages = pages.filter((page) => page.shell !== 'none')

/** A page for each kind of first section, which is what a first screen is made of. */
export const onePerFirstSection: readonly Page[] = [
  ...new Map(drawnPages.toReversed().map((page) => [page.sections[0]?.kind ?? page.shell, page])).values(),
]

/** Where a page answers. The 404 page has no address of its own: it answers on every unknown path. */
export function addressOf(page: Page): string {
  return page.path === '/404' ? '/no-such-page' : page.path
}
