import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conversions } from './conversions.ts'

test('the how-to has every conversion with its names, and no other', () => {
  const guide = readFileSync('docs/how-to/measure-with-consent.md', 'utf8')
  const rows = guide.matchAll(/^\|[^|]+\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\|$/gm)
  expect(
    Object.fromEntries([...rows].map(([, name, google, meta, content]) => [name, { google, meta, content }])),
  ).toEqual(conversions)
})
