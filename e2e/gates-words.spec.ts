import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { claimsMode } from '#claims/claims-mode.ts'

// The words of the built files, read without a browser: what visitors, screen readers and search engines get.

const root = claimsMode() === 'substantiated' ? 'dist-substantiated' : 'dist'
const files = globSync(`${root}/**/*.{html,js,txt}`)
  // The licences of others are quoted word for word.
  .filter((file) => !file.endsWith('licences.txt'))
  .map((file) => builtFile(relative(root, file), readFileSync(file, 'utf8')))

test('DM-02 no note of ours to ourselves is published', () => {
  expect(files.filter(({ name }) => name.endsWith('.html')).length).toBeGreaterThan(30)
  expect(found(listIn('builder-notes.txt'), files)).toEqual([])
})

test('English pages keep the rules of docs/voice.md that a word alone can break', () => {
  const english = files.filter(({ locale }) => locale === 'en')
  expect(english.length).toBeGreaterThan(15)
  expect(found([...listIn('not-in-our-english.txt'), /\d\s?(cm|mm|kg|km|°C)(?!\w)/], english)).toEqual([])
})

test('DM-02 the check sees a phrase in text that markup cuts in pieces, in attributes and in data', () => {
  const planted = [
    '<p>Real <b>logos</b>\n go here</p>',
    '<img alt="Drawn by us.">',
    '<astro-island props="{&quot;role&quot;:&quot;Founder (illustration)&quot;}"></astro-island>',
    '<b>מירו</b><p>המותגים כאן \u2067להמחשה\u2069.</p>',
  ]
  const notes = listIn('builder-notes.txt')
  expect(planted.filter((html) => found(notes, [builtFile('x.html', html)]).length === 1)).toEqual(planted)
  expect(found(notes, [builtFile('x.html', '<input placeholder="Brand"><p>Well drawn by user</p>')])).toEqual([])
})

/** The phrases of a list, one in a line. Each is found as whole words, in small or capital letters. */
function listIn(file: string): RegExp[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(line)}(?![\\p{L}\\d-]|\\.\\w)`, 'iu'))
}

function found(phrases: readonly RegExp[], within: readonly BuiltFile[]): string[] {
  return within.flatMap(({ name, words }) =>
    phrases.flatMap((phrase) => {
      const match = phrase.exec(words)
      return match ? [`${name}: …${words.slice(Math.max(0, match.index - 40), match.index + 60)}…`] : []
    }),
  )
}

/** A file with its words: the text without markup, then what attributes say or carry. */
function builtFile(name: string, source: string): BuiltFile {
  if (!name.endsWith('.html')) return { name, words: source }
  const html = source.replace(/<style[\s\S]*?<\/style>/g, '')
  const said = [...html.matchAll(/\s(?:aria-label|alt|title|content|placeholder|props)="([^"]*)"/g)].map(
    ([, value]) => value,
  )
  return {
    name,
    locale: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    // Markup stands inside a phrase and between two: the text is read both ways.
    words: [html.replace(/<[^>]*>/g, ''), html.replace(/<[^>]*>/g, ' '), ...said].map(asRead).join('\n'),
  }
}

/** Text without entities, marks of copy, isolates and line breaks. */
function asRead(text = ''): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\u2066-\u2069]|\*\*|==|~~/g, '')
    .replace(/\s+/g, ' ')
}

interface BuiltFile {
  name: string
  locale?: string | undefined
  words: string
}
