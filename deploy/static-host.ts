import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { caching, securityHeaders } from './headers.ts'

/** Adds `_headers` to the build, for Cloudflare Pages and Netlify; `rules` are the lines of speculation rules. */
export function staticHost(rules: readonly string[]): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('_headers', dir), headersFile(rules)),
    },
  }
}

/**
 * Cache headers for assets and entrances only: a header set twice is joined, and pages are revalidated by default. Rules for pages are on all
 * files, because Cloudflare Pages takes 100 addresses; browsers read them on pages only. `/404` answers 200 on these hosts, so search engines
 * are told.
 */
export function headersFile(rules: readonly string[]): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  const caches = ['/assets/*', `  Cache-Control: ${caching.assets}`, '/try/*', `  Cache-Control: ${caching.entrances}`]
  const rest = [...rules, ...caches, '/404', '  X-Robots-Tag: noindex', '']
  return ['/*', ...security, '  Speculation-Rules: "/speculation.json"', ...rest].join('\n')
}
