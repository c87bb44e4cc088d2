import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caching, securityHeaders } from './headers.ts'
import { headersFile } from './static-host.ts'

const template = readFileSync(new URL('./nginx.conf.template', import.meta.url), 'utf8')

test('nginx says the security headers of headers.ts, all of them and no other', () => {
  const said = [...template.matchAll(/add_header ([\w-]+) "(.*)" always;/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(said)).toEqual(securityHeaders)
})

test('nginx keeps what headers.ts keeps, for as long', () => {
  expect(template).toMatch(new RegExp(`~\\^/assets/ +"${caching.assets}";\\s+default +"${caching.rest}";`))
  expect(template).toContain('add_header Cache-Control $site_cache always;')
})

test('no location of nginx says a header of its own, for it would lose all the others', () => {
  const locations = template.slice(template.indexOf('    location '))
  expect(locations).not.toContain('add_header')
})

test('a static host is told the same, and no header twice for one file', () => {
  const told = headersFile()
  for (const [name, value] of Object.entries(securityHeaders)) expect(told).toContain(`\n  ${name}: ${value}\n`)
  expect(told).toMatch(/\/assets\/\*\n {2}Cache-Control: .*immutable\n$/)
  expect(told.match(/Cache-Control/g)).toHaveLength(1)
})
