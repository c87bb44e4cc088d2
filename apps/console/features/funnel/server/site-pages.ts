import type { Locale } from '@repo/contract/locale.ts'
import { readPages } from '@repo/content/read-pages.ts'

export interface SitePage {
  path: string
  locale: Locale
  /** The page that it tries another angle of; its own path if it is no variant. */
  page: string
}

/** What reports say of the site's pages, by path. */
export async function readSitePages(): Promise<SitePages> {
  const pages = (await readPages()).map(({ page: { path, locale, variantOf } }): [string, SitePage] => [
    path,
    { path, locale, page: variantOf ?? path },
  ])
  return new Map(pages)
}

export type SitePages = ReadonlyMap<string, SitePage>

/** A page and its variants: they are counted together. */
export function listPaths(pages: SitePages, page: string): string[] {
  return [page, ...[...pages.values()].filter((one) => one.page === page && one.path !== page).map(({ path }) => path)]
}
