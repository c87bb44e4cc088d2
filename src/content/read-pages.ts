import { readdirSync } from 'node:fs'
import type { Page } from './page.ts'

/** Every page, read by plain Node: for tests and tools. The site itself collects the same files through Vite. */
export async function readPages(): Promise<PageFile[]> {
  const folder = new URL('./pages/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  return Promise.all(
    files.map(async (name) => {
      const module = (await import(new URL(name, folder).href)) as { default: Page }
      return { file: `src/content/pages/${name}`, page: module.default }
    }),
  )
}

export interface PageFile {
  /** From the root of the project. */
  file: string
  page: Page
}
