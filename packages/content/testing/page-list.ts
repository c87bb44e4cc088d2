import { fillPage } from '@repo/content/fill.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { readLivePages } from '@repo/content/read-pages.ts'
import { ledger } from './tested-build.ts'
import { asTexts } from './as-texts.ts'

/** Every page of the site as it is drawn, from the files a page is made of. Checks run on all of them; none is listed by hand. */
export const pages: readonly PageTexts[] = (await readLivePages()).map(({ page }) => asTexts(fillPage(page, ledger)))

/** Pages with something on them. RT-24 asks for two without. */
export const drawnPages = pages.filter((page) => page.shell !== 'none')

/** The address of a page. The 404 page has none of its own: it answers on every unknown path. */
export function buildAddress(page: PageTexts): string {
  return page.path === '/404' ? '/no-such-page' : page.path
}
