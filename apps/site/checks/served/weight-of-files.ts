import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes on the wire of a first visit. */
export interface Weight {
  /** Scripts, in files and in the page. */
  script: number
  /** The page itself, with its styles. */
  page: number
  fonts: number
}

/** What a first visit to a built page weighs at most, by its files: the page, the scripts it loads, and the fonts that have a letter of it. */
export function weightOfFiles(root: string, html: string): { brotli: Weight; gzip: Weight } {
  const scripts = new Set<string>()
  for (const [, file = ''] of html.matchAll(
    /(?:src|component-url|renderer-url|before-hydration-url)="(\/assets\/[^"]+\.js)"/g,
  ))
    collect(root, file, scripts)
  const fonts = fontsOf(html).map((file) => readFileSync(root + file))
  // Page and scripts come in one file. Each part is compressed by itself, which is a little more than both together.
  const inline = (html.match(inlineScript) ?? []).join('\n')
  const page = html.replace(inlineScript, '')
  const weigh = (ending: 'br' | 'gz', compress: (text: string) => number): Weight => ({
    script: compress(inline) + sum([...scripts].map((file) => readFileSync(`${root}${file}.${ending}`).length)),
    page: compress(page),
    fonts: sum(fonts.map(({ length }) => length)),
  })
  return {
    brotli: weigh('br', (text) => (text === '' ? 0 : brotliCompressSync(text).length)),
    gzip: weigh('gz', (text) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length)),
  }
}

/** A script in the page that runs: data for search engines does not. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>[\s\S]*?<\/script>/g

/** A script with all that it imports, except what it imports later, on demand. */
function collect(root: string, file: string, scripts: Set<string>): void {
  if (scripts.has(file)) return
  scripts.add(file)
  const code = readFileSync(root + file, 'utf8')
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
    collect(root, join(file, '..', imported), scripts)
}

/** The font files of a page: a browser loads one only for a letter in its range, and once for two faces. */
function fontsOf(html: string): string[] {
  const letters = new Set(
    [...html.slice(html.indexOf('<body')).replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]+>/g, '')].map(
      (one) => one.codePointAt(0) ?? 0,
    ),
  )
  const files = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const [, file] = /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(face) ?? []
    const [, ranges = 'U+0-10FFFF'] = /unicode-range:\s*([^;}]+)/.exec(face) ?? []
    return file && ranges.split(',').some((range) => hasLetter(range, letters)) ? [file] : []
  })
  return [...new Set(files)]
}

function hasLetter(range: string, letters: ReadonlySet<number>): boolean {
  const [, first = '', last = first] = /U\+([\dA-F]+)(?:-([\dA-F]+))?/i.exec(range.replaceAll('?', '0')) ?? []
  const end = range.includes('?') ? range.replaceAll('?', 'F').replace(/.*U\+/i, '') : last
  return [...letters].some((letter) => letter >= parseInt(first, 16) && letter <= parseInt(end, 16))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
