import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes, locales } from '@repo/contract/locale.ts'

const faces = [...readFileSync(new URL('fonts.css', import.meta.url), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, face = '']) => ({
    name: `${readValue('font-family', face)} ${readValue('font-weight', face)}`,
    ranges: [...readValue('unicode-range', face).matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
    ),
  }),
)
const theme = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
const [display, text] = ['display', 'text'].map((use) => readValue(`--font-${use}`, theme).split(',', 1)[0])
const names = [`${display} 400`, `${text} 400`, `${text} 600`]

test.each(localeCodes.flatMap((locale) => names.map((name) => [locale, name] as const)))(
  'the letters of %s have a file in %s',
  (locale, name) => {
    const ranges = faces.filter((face) => face.name === name).flatMap((face) => face.ranges)
    const missing = [...locales[locale].name].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return !ranges.some(([from, to]) => code >= from && code <= to)
    })
    expect(missing).toEqual([])
  },
)

function readValue(property: string, face: string): string {
  return new RegExp(`${property}:([^;]*)`).exec(face)?.[1]?.trim() ?? ''
}
