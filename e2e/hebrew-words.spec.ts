import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { misleadingHebrew } from './hebrew-words.ts'
import { pages } from './page-list.ts'

const hebrew = pages.filter(({ locale }) => locale === 'he')

/** A built page as one text: inline tags and isolates would stand between the letters of a phrase. Attributes stay. */
function textOf(html: string): string {
  return html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(b|bdi|mark|s|i|em|strong|wbr)\b[^>]*>|[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ')
}

function faultsIn(html: string): string[] {
  const text = textOf(html)
  return misleadingHebrew.flatMap(({ found, write }) => {
    const match = found.exec(text)
    if (!match) return []
    const end = match.index + match[0].length
    return [`"${text.slice(Math.max(0, end - 60), end + 20)}": write ${write}`]
  })
}

test('no Hebrew page has a word that misleads without nikud or that the glossary replaces', () => {
  expect(hebrew.length).toBeGreaterThan(15)
  expect(
    hebrew.flatMap(({ path }) => faultsIn(readFileSync(`dist${path}.html`, 'utf8')).map((fault) => `${path} ${fault}`)),
  ).toEqual([])
})

test('the check finds every planted word, and leaves alone what is like it and right', () => {
  for (const { wrong, right, found } of misleadingHebrew) {
    expect.soft(faultsIn(`<p>${wrong}</p>`), wrong).not.toEqual([])
    expect.soft(textOf(wrong)).toMatch(found)
    if (right) expect.soft(textOf(right)).not.toMatch(found)
  }
})
