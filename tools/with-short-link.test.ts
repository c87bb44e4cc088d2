import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { shortLinks, type ShortLink } from '@repo/content/redirects.ts'
import { withShortLink } from './with-short-link.ts'

const spring: ShortLink = { name: 'spring', to: '/pricing', source: 'meta', campaign: 'spring' }

test('short links are added to the file of redirects, one before the other', async () => {
  const once = withShortLink(readFileSync('packages/content/redirects.ts', 'utf8'), spring)
  const twice = withShortLink(once, { ...spring, name: 'summer', medium: 'paid' })
  const code = encodeURIComponent(stripTypeScriptTypes(twice))
  const lists = (await import(`data:text/javascript,${code}`)) as { shortLinks: ShortLink[] }
  expect(lists.shortLinks).toEqual([{ ...spring, name: 'summer', medium: 'paid' }, spring, ...shortLinks])
})

test('a file that was written otherwise is left to the owner', () => {
  expect(() => withShortLink('export const shortLinks = []', spring)).toThrow('Add the link by hand.')
})
