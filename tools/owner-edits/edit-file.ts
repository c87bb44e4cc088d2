import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Replaces the first match in a file of the copy. Throws where nothing matches: then the edit is out of date. */
export function replace(folder: string, file: string, find: string | RegExp, by: string | Replacer): void {
  change(folder, file, (text) => {
    if (text.search(typeof find === 'string' ? RegExp.escape(find) : find) < 0)
      throw new Error(`${file} has no ${String(find)} to change. Bring tools/owner-edits/ up to date.`)
    return typeof by === 'string' ? text.replace(find, by) : text.replace(find, by)
  })
}

export function change(folder: string, file: string, edit: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

export function before(folder: string, file: string, anchor: string, lines: readonly string[]): void {
  replace(folder, file, anchor, () => [...lines, anchor].join('\n'))
}

type Replacer = (found: string, ...groups: string[]) => string
