import { diff } from 'node:util'

/** The lines of two texts in order, each kept, removed or added. */
export function lineDiff(before: string, after: string): DiffLine[] {
  return diff(splitLines(before), splitLines(after)).map(([side, text]) => ({ sign: signs[side], text }))
}

export interface DiffLine {
  sign: ' ' | '-' | '+'
  text: string
}

/** By the text that has the line: the first is 1, the second is -1. */
const signs = { 0: ' ', 1: '-', [-1]: '+' } as const

/** Each with its line break; the last line may have none. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
