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

/** Cache headers for assets only: a header set twice is joined, and pages are revalidated by default. */
export function headersFile(rules: readonly string[]): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  const rest = [...rules, '/assets/*', `  Cache-Control: ${caching.assets}`, '']
  return ['/*', ...security, '  Speculation-Rules: "/speculation.json"', ...rest].join('\n')
}
