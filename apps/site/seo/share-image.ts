import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { brand } from '@repo/content/brand.ts'
import { fill } from '@repo/content/fill.ts'
import type { Page } from '@repo/content/page.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { readShare, type Shared } from './read-share.ts'

/**
 * The Open Graph image of a page whose claims are filled in. `npm run share-images` draws it into a cache, and the key is
 * what the image shows: its words, and the files that draw them. So an image is never out of date: it is drawn or missing.
 */
export function shareImage(page: Page, ledger: Ledger): ShareImage | undefined {
  const shared = readShare(page)
  if (!shared) return undefined
  const { shareTalk } = fill(ui[page.locale], page.locale, ledger)
  const words = JSON.stringify([shared, page.locale, brand.name, shareTalk])
  const key = createHash('sha256').update(words).update(drawing()).digest('hex').slice(0, 24)
  const file = join(cache, `${key}.png`)
  return { ...shared, file, isDrawn: existsSync(file) }
}

export interface ShareImage extends Shared {
  /** Where it is cached, from the root of the project. */
  file: string
  isDrawn: boolean
}

/** The images that `npm run share-images` still has to draw. */
export function missingShareImages(pages: readonly Page[], ledger: Ledger): ShareImage[] {
  const images = pages.map((page) => shareImage(page, ledger))
  return images.filter((image) => image !== undefined).filter(({ isDrawn }) => !isDrawn)
}

// Outside of node_modules, which `npm ci` empties.
const cache = '.cache/share-images'

let code: string | undefined

/** The code and the styles that draw an image, read once per process. */
function drawing(): string {
  if (code !== undefined) return code
  const files = new Set<string>()
  for (const file of ['apps/site/seo/share-card.tsx', 'apps/site/layout/site.css']) withImports(file, files)
  return (code = [...files].map((file) => readFileSync(file, 'utf8')).join('\n'))
}

/** Adds a file, and what it imports of our components and styles. */
function withImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '((?:@repo\/ui|\.\.?)\/[^']+)'/g)) {
    withImports(path.startsWith('@') ? path.replace('@repo', 'packages') : join(dirname(file), path), files)
  }
}
