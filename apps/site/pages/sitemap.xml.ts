import { brand } from '@repo/content/brand.ts'
import { allPages } from '../all-pages.ts'
import { sitemap } from '../seo/sitemap.ts'

export const GET = () =>
  new Response(sitemap(allPages, brand.origin), { headers: { 'content-type': 'application/xml' } })
