import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every file that the docs name exists', () => {
  const docs = execFileSync('git', ['ls-files', '*.md']).toString().split('\n').filter(isPresent)
  expect(docs.length).toBeGreaterThan(20)
  const missing = docs.flatMap((doc) =>
    pathsIn(readFileSync(doc, 'utf8'))
      .filter((path) => !existsSync(path))
      .map((path) => `${doc} names ${path}`),
  )
  expect(missing).toEqual([])
})

test('paths are found in prose, links and code, globs are not', () => {
  expect(
    pathsIn('`packages/ui/theme.css`, [one](docs/style.md#x), apps/site/pages/[...path].astro and apps/**/*.ts'),
  ).toEqual(['packages/ui/theme.css', 'docs/style.md', 'apps/site/pages/[...path].astro'])
})

/** Measurements and the changelog describe the past. */
function isPresent(file: string): boolean {
  return file !== '' && !/^(docs\/measurements|CHANGELOG)/.test(file) && existsSync(file)
}

function pathsIn(text: string): string[] {
  const path = /(?<![\w./-])(?:apps|packages|tools|deploy|bench|docs)\/[\w./[\]*-]*[\w\]]\.[a-z]+\b/g
  return [...text.matchAll(path)].map(([found]) => found).filter((found) => !found.includes('*'))
}
