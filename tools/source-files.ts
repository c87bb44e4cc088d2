import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The text of all files of these kinds that git tracks, or would with the next commit. */
export function sourceFiles(kinds: readonly string[]): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds]).toString()
  const names = listed.split('\n').filter((name) => name !== '' && existsSync(name))
  return new Map(names.map((name) => [name, readFileSync(name, 'utf8')]))
}
