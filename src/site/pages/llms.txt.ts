import { brand } from '#content/brand.ts'
import { allPages } from '../all-pages.ts'
import { fillPage } from '../fill.ts'
import { siteOutline } from '../seo/site-outline.ts'

export const GET = () => {
  const pages = allPages.map((page) => fillPage(page))
  return new Response(siteOutline(pages, brand))
}
