import { existsSync, readFileSync } from 'node:fs'
import type { Document } from 'happy-dom'
import type { PageTexts } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { parseHtml, readTexts, type PageText } from './read-page.ts'

/** A page as it is published, beside the file that it was made of. */
export interface BuiltPage {
  /** From the root of the project: `dist/pricing.html`. */
  html: string
  /** The file of its words. */
  file: string
  page: PageTexts
  /** The page with every claim on. */
  whole: PageTexts
  source: string
  document: Document
  texts: readonly PageText[]
}

/** Every page in a folder that a build wrote, and a sentence for each that is missing there. */
export function readBuilt(root: string, files: readonly PageFile[]): { built: BuiltPage[]; missing: string[] } {
  const { there = [], missing = [] } = Object.groupBy(files, ({ page }) =>
    existsSync(htmlFile(root, page)) ? 'there' : 'missing',
  )
  return {
    built: there.map((one) => builtPage(one, htmlFile(root, one.page), readFileSync(htmlFile(root, one.page), 'utf8'))),
    missing: missing.map(({ file, page }) => `${file} has no ${htmlFile(root, page)}. Build again.`),
  }
}

export function builtPage({ file, page, whole = page }: PageFile, html: string, source: string): BuiltPage {
  const document = parseHtml(source)
  return { html, file, page, whole, source, document, texts: readTexts(document) }
}

function htmlFile(root: string, { path }: PageTexts): string {
  return `${root}${path === '/' ? '/index' : path}.html`
}

/** How every message about a built page begins. */
export function describePage({ page, html }: BuiltPage): string {
  return `${page.path} (${html})`
}
