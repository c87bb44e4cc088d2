import { execFileSync } from 'node:child_process'

/** What git prints in a folder. Throws where git fails. */
export function gitOutput(root: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 24 })
}

/** Objects by name, in one process. Empty where there is none: a new file has no published words. */
export function gitBlobs(root: string, names: readonly string[]): string[] {
  const all = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: `${names.join('\n')}\n`,
    maxBuffer: 2 ** 26,
  })
  let at = 0
  return names.map(() => {
    const end = all.indexOf('\n', at)
    const size = Number(/ blob (\d+)$/.exec(all.toString('utf8', at, end))?.[1] ?? -1)
    at = end + 1 + (size < 0 ? 0 : size + 1)
    return size < 0 ? '' : all.toString('utf8', end + 1, end + 1 + size)
  })
}
