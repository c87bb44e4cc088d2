import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { caching, securityHeaders } from './headers.ts'

/** Adds `_headers` to the build, for Cloudflare Pages and Netlify. */
export function staticHost(): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('_headers', dir), headersFile()),
    },
  }
}

/** Cache headers for assets only: a header set twice is joined, and pages are revalidated by default. */
export function headersFile(): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...security, '/assets/*', `  Cache-Control: ${caching.assets}`, ''].join('\n')
}
