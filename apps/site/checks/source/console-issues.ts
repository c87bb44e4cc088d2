import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { misleadingIn } from '../built/hebrew-issues.ts'

/** The console's Hebrew has no word that misleads without nikud, or one that docs/hebrew-terms.md replaces. */
export function consoleIssues(sources: readonly ConsoleSource[]): string[] {
  return sources.flatMap(({ file, source }) => misleadingIn(asMarkup(source)).map((issue) => `${file} ${issue}.`))
}

/** The files of the console's Hebrew words. */
export function readConsoleWords(): ConsoleSource[] {
  const root = new URL('../../../../', import.meta.url)
  return globSync('apps/console/{shared,features/*}/words/*.he.ts', { cwd: fileURLToPath(root) }).map((file) => ({
    file,
    source: readFileSync(new URL(file, root), 'utf8'),
  }))
}

interface ConsoleSource {
  /** From the root of the project, as messages name it. */
  file: string
  /** As text: half of the words are in functions, whose values are known only on a screen. */
  source: string
}

/** Where a text begins and ends there is a tag, as in the built pages that the patterns were written for. */
function asMarkup(source: string): string {
  return source.replaceAll(/['`]/g, '<>')
}
