import { readFileSync } from 'node:fs'
import type { BuiltPage } from './built-page.ts'
import { joined } from './read-page.ts'

/** DM-02: no note of ours to ourselves is published, and English pages keep the rules of docs/voice.md that a word alone can break. */
export function phraseFaults(files: readonly BuiltWords[]): string[] {
  return [
    ...found(
      builderNotes,
      files,
      'is a note to ourselves (DM-02, apps/site/checks/built/builder-notes.txt). Take it out.',
    ),
    ...found(
      notInOurEnglish,
      files.filter(({ locale }) => locale === 'en'),
      'is not how we write (docs/voice.md, apps/site/checks/built/not-in-our-english.txt). Write it our way.',
    ),
  ]
}

/** A built file with its words: a page, or a script or a text file as it is. */
export interface BuiltWords {
  name: string
  locale?: string
  words: string
}

export function readWords({ html, page, texts }: BuiltPage): BuiltWords {
  return { name: html, locale: page.locale, words: joined(texts) }
}

const builderNotes = listIn('builder-notes.txt')
const notInOurEnglish = [...listIn('not-in-our-english.txt'), /\d\s?(cm|mm|kg|km|°C)(?!\w)/]

/** The phrases of a list, one in a line. Each is found as whole words, in small or capital letters. */
function listIn(file: string): RegExp[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(line)}(?![\\p{L}\\d-]|\\.\\w)`, 'iu'))
}

function found(phrases: readonly RegExp[], files: readonly BuiltWords[], why: string): string[] {
  return files.flatMap(({ name, words }) =>
    phrases.flatMap((phrase) => {
      const match = phrase.exec(words)
      return match ? [`${name} says "${around(words, match.index, match[0].length)}": "${match[0]}" ${why}`] : []
    }),
  )
}

/** The phrase with a few words before and after it. */
function around(words: string, at: number, length: number): string {
  return words
    .slice(Math.max(0, at - 30), at + length + 30)
    .replace(/\s+/g, ' ')
    .trim()
}
