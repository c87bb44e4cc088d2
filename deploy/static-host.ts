import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { caching, securityHeaders } from './headers.ts'

/**
 * Adds `_headers` to the build, which Cloudflare Pages and Netlify read. They need no `_redirects`: clean addresses and the
 * 404 page are what they do by themselves, and a rule about a slash at the end runs in circles on Netlify.
 */
export function staticHost(): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('_headers', dir), headersFile()),
    },
  }
}

/** Caching is said for the assets alone: a header said twice is joined, and a page is asked for again by default. */
export function headersFile(): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...security, '/assets/*', `  Cache-Control: ${caching.assets}`, ''].join('\n')
}
