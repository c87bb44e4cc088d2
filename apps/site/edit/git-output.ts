import { execFileSync } from 'node:child_process'

/** What git prints in a folder. Throws where git fails. */
export function gitOutput(root: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 24 })
}
