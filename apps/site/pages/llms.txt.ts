import { brand } from '@repo/content/brand.ts'
import { fillPage } from '@repo/content/fill.ts'
import { allPages } from '../all-pages.ts'
import { ledger } from '../ledger.ts'
import { siteOutline } from '../seo/site-outline.ts'

export const GET = () => {
  const pages = allPages.map((page) => fillPage(page, ledger))
  return new Response(siteOutline(pages, brand))
}
