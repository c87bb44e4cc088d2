import type { PageEntry } from '@repo/content/page.ts'
import { listAlternates } from './alternates.ts'

/** Sitemap: every indexable page with its hreflang alternates. */
export function sitemap(pages: readonly PageEntry[], origin: string): string {
  const listed = pages.filter(({ indexable }) => indexable).toSorted((a, b) => a.path.localeCompare(b.path))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap((page) => [
      '  <url>',
      `    <loc>${escaped(origin + page.path)}</loc>`,
      ...listAlternates(page, pages).map(
        ({ hreflang, path }) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + path)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
