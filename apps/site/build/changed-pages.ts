import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Path } from '@repo/content/cta.ts'

/** The pages that changed files draw: a page's own file, and words that it imports, such as those of a quiz or a plan. */
export function changedPages(
  pages: readonly { file: string; page: { path: Path } }[],
  changed: ReadonlySet<string>,
): Path[] {
  return pages
    .filter(({ file }) => [file, ...importedBy(file)].some((one) => changed.has(one)))
    .map(({ page }) => page.path)
}

/** Files of another folder, as `../results/en.ts`: words. `../page.ts` is code. */
function importedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/ from '(\.\.\/\w+\/[^']+)'/g)].map(([, name = '']) =>
    posix.join(posix.dirname(file), name),
  )
}
