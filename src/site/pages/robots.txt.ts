import { brand } from '#content/brand.ts'

// Nothing is forbidden here: a page that may not be listed says so itself, and has to be read for that.
export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`)
