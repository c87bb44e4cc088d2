import { readdirSync } from 'node:fs'
import { withEveryClaim, type Ledger } from '@repo/content/claims/ledger.ts'
import type { PageTexts, WrittenPage } from './page.ts'
import { brand } from './brand.ts'
import { resolve } from './resolve.ts'
import { isLive, todayIn } from './schedule.ts'

/** Every page as its file writes it, read by plain Node: for tests and tools. The site itself collects the same files through Vite. */
export async function readPages(): Promise<PageFile<WrittenPage>[]> {
  const folder = new URL('./pages/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  return Promise.all(
    files.map(async (name) => {
      const module = (await import(/* @vite-ignore */ new URL(name, folder).href)) as { default: WrittenPage }
      return { file: `packages/content/pages/${name}`, page: module.default }
    }),
  )
}

/** The pages that a build of today draws. */
export async function readLivePages(): Promise<PageFile<WrittenPage>[]> {
  const today = todayIn(brand.timeZone)
  return (await readPages()).filter(({ page }) => isLive(page, today))
}

/** Every page with its forks resolved for a ledger and its quotations in place: what checks and reports read. */
export async function readResolvedPages(ledger: Ledger): Promise<PageFile[]> {
  const all = withEveryClaim(ledger)
  return (await readPages()).map(({ file, page }) => {
    try {
      return { file, page: resolve(page, ledger), whole: resolve(page, all), written: page }
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  })
}

export interface PageFile<P = PageTexts> {
  /** From the root of the project. */
  file: string
  page: P
  /** The page with every claim on. Without it, no claim of the ledger is off. */
  whole?: P
  /** The page as its file writes it, with both branches of each fork. */
  written?: WrittenPage
}
