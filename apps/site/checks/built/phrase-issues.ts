import { readFileSync } from 'node:fs'
import type { BuiltPage } from './built-page.ts'
import { joined } from './read-page.ts'

/** DM-02: no note of ours to ourselves is published. */
export function phraseIssues(files: readonly BuiltWords[]): string[] {
  return files.flatMap(({ name, words }) =>
    builderNotes.flatMap((phrase) => {
      const match = phrase.exec(words)
      return match
        ? [
            `${name} says "${around(words, match.index, match[0].length)}": "${match[0]}" is a note to ourselves (DM-02, apps/site/checks/built/builder-notes.txt). Take it out.`,
          ]
        : []
    }),
  )
}

/** A built file with its words: a page, or a script or a text file as it is. */
export interface BuiltWords {
  name: string
  words: string
}

export function readWords({ html, texts }: BuiltPage): BuiltWords {
  return { name: html, words: joined(texts) }
}

/** One in a line. Each is found as whole words, in small or capital letters. */
const builderNotes = readFileSync(new URL('builder-notes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(line)}(?![\\p{L}\\d-]|\\.\\w)`, 'iu'))

/** The phrase with a few words before and after it. */
function around(words: string, at: number, length: number): string {
  return words
    .slice(Math.max(0, at - 30), at + length + 30)
    .replace(/\s+/g, ' ')
    .trim()
}
