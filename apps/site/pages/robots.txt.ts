import { brand } from '@repo/content/brand.ts'

// Nothing is disallowed: `noindex` is in the page itself, which a crawler must read for that.
export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`)
