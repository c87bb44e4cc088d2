import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { isLocale } from '@repo/contract/locale.ts'
import { isCopy, notCopy } from '@repo/content/testing/collect-copy.ts'
import { tidyText } from '@repo/content/tidy-text.ts'
import { literalsIn } from '@repo/content/source/literals.ts'
import { replaceString } from '@repo/content/source/write-source.ts'

/** A file of words with every text as `tidyText` writes it. A part with its own `lang` is in that language. */
export function tidyFile(file: string, code: string): string {
  const literals = literalsIn(file, code)
  const own = /[/.](\w+)\.ts$/.exec(file)?.[1]
  if (!isLocale(own)) return code
  const langs = new Map(literals.filter(({ path }) => path.endsWith('.lang')).map(({ path, value }) => [path, value]))
  const changed = literals.flatMap((literal) => {
    const keys = literal.path.split('.')
    if (keys.some((key) => notCopy.has(key)) || !isCopy(literal.value)) return []
    const around = keys.map((_, depth) => langs.get([...keys.slice(0, depth), 'lang'].join('.')))
    const value = tidyText(literal.value, around.findLast(isLocale) ?? own)
    return value === literal.value ? [] : [{ ...literal, value }]
  })
  return changed.length > 0 ? replaceString(code, changed) : code
}

/** `npm run format`: then Prettier. */
if (import.meta.main) {
  for (const file of globSync('packages/content/**/*.ts', { exclude: ['**/node_modules/**'] })) {
    const code = readFileSync(file, 'utf8')
    const tidied = tidyFile(file, code)
    if (tidied !== code) writeFileSync(file, tidied)
  }
  const { status } = spawnSync('prettier', ['--write', '.', '--cache', '--log-level', 'warn'], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
