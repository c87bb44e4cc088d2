import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caching, securityHeaders } from './headers.ts'
import { headersFile } from './static-host.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const template = read('./nginx.conf.template')

test('nginx sends the security headers of headers.ts, all of them and no other', () => {
  const sent = [...template.matchAll(/add_header ([\w-]+) "(.*)" always;/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(sent)).toEqual(securityHeaders)
})

test('nginx sends the cache headers of headers.ts', () => {
  const [, map = ''] = /map \$uri \$site_cache \{([^}]*)\}/.exec(template) ?? []
  const caches = [...map.matchAll(/^ +(\S+) +"(.*)";$/gm)].map(([, path, value]) => [path, value])
  expect(caches).toEqual([
    ['~^/assets/', caching.assets],
    ['~^/try/', caching.entrances],
    ['default', caching.rest],
  ])
  expect(template).toContain('add_header Cache-Control $site_cache always;')
})

test('no location of nginx adds a header, because it would drop all others', () => {
  const locations = template.slice(template.indexOf('    location '))
  expect(locations).not.toContain('add_header')
})

test('_headers has the same headers, and none twice for one file', () => {
  const file = headersFile([])
  for (const [name, value] of Object.entries(securityHeaders)) expect(file).toContain(`\n  ${name}: ${value}\n`)
  expect(file).toContain(
    `\n/assets/*\n  Cache-Control: ${caching.assets}\n/try/*\n  Cache-Control: ${caching.entrances}\n`,
  )
  expect(file.match(/Cache-Control/g)).toHaveLength(2)
  expect(file).toMatch(/\n\/404\n {2}X-Robots-Tag: noindex\n$/)
})
