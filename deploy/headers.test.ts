import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caching, securityHeaders } from './headers.ts'
import { headersFile } from './static-host.ts'

const template = readFileSync(new URL('./nginx.conf.template', import.meta.url), 'utf8')

test('nginx sends the security headers of headers.ts, all of them and no other', () => {
  const sent = [...template.matchAll(/add_header ([\w-]+) "(.*)" always;/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(sent)).toEqual(securityHeaders)
})

test('nginx sends the cache headers of headers.ts', () => {
  expect(template).toMatch(new RegExp(`~\\^/assets/ +"${caching.assets}";\\s+default +"${caching.rest}";`))
  expect(template).toContain('add_header Cache-Control $site_cache always;')
})

test('no location of nginx adds a header, because it would drop all others', () => {
  const locations = template.slice(template.indexOf('    location '))
  expect(locations).not.toContain('add_header')
})

test('_headers has the same headers, and none twice for one file', () => {
  const file = headersFile([])
  for (const [name, value] of Object.entries(securityHeaders)) expect(file).toContain(`\n  ${name}: ${value}\n`)
  expect(file).toMatch(/\/assets\/\*\n {2}Cache-Control: .*immutable\n$/)
  expect(file.match(/Cache-Control/g)).toHaveLength(1)
})
