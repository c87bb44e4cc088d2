import { isLocale } from '@repo/contract/locale.ts'
import { literalsIn } from '@repo/content/source/literals.ts'
import type { ChangedFile } from '@repo/server/changes/change.ts'
import { markedFigures } from '../checks/source/figure-issues.ts'

export const claimsFile = 'packages/content/claims/claims.ts'

/** What a reviewer has to decide, a line each: figures that a mark says are no claim, and claims that wait for their evidence. */
export function reviewNotes(files: readonly ChangedFile[]): string[] {
  return files.flatMap(({ path, before = '', after }) => {
    const [was, now] = [literalsIn(path, before), literalsIn(path, after)]
    if (path === claimsFile)
      return newClaims(files).map(({ name, source }) => `New claim {${name}}, waiting for evidence. Source: ${source}`)
    const [, language = ''] = /[./](\w\w)\.ts$/.exec(path) ?? []
    const old = new Set(was.map(({ value }) => value))
    return now
      .filter(({ value }) => !old.has(value))
      .flatMap(({ value }) => markedFigures({ file: path, words: value, locale: isLocale(language) ? language : 'en' }))
      .map(({ text, typed }) => `Marked as no claim: “${typed}” in “${text.replaceAll(/\s+/g, ' ')}”`)
  })
}

/** The claims that the last commit does not have. */
export function newClaims(files: readonly ChangedFile[]): { name: string; source: string }[] {
  const { before = '', after = '' } = files.find(({ path }) => path === claimsFile) ?? {}
  const sources = (code: string) =>
    new Map(
      literalsIn(claimsFile, code).flatMap(({ path, value }) => {
        const name = /^claims\.(\w+)\.source$/.exec(path)?.[1]
        return name ? [[name, value]] : []
      }),
    )
  const known = sources(before)
  return [...sources(after)].flatMap(([name, source]) => (known.has(name) ? [] : [{ name, source }]))
}
