import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of words that is no TypeScript, usually because of a quotation mark, as a sentence. Rethrows every other error. */
export function syntaxIssue(error: unknown): string {
  const { stack = '' } = error as Error
  // Node puts the place before the message: the address, the line's number, and the line above a caret.
  const [, url, line, text] = /^(file:.+):(\d+)\n(?:.*\n)*?(.*)\n *\^/.exec(stack) ?? []
  if (url === undefined) throw error
  return `${relative('.', fileURLToPath(url))}, line ${line}, cannot be read: ${text?.trim()}\nInside a text write ’ and “ ”, not ' and ". Every text begins and ends with ', and a comma follows it.`
}
