import { isEndlessOffer } from '@repo/content/endless-offer.ts'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { claims } from '@repo/content/claims/claims.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { pageFileName } from '@repo/content/fill.ts'
import type { PageTexts, WrittenPage } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { resolve } from '@repo/content/resolve.ts'
import type { Issue } from '../checks/source/issue.ts'
import { withVariants } from '../checks/listed-pages.ts'
import { pageIssues } from '../checks/source/source-issues.ts'
import { idsIn, withoutMarks } from './marks.ts'
import { drawAnew } from './plugin.ts'

/** The pages as the development server draws them now: with marks, so that each text is known by its id, also one that another file writes. */
export class LivePages {
  readonly #server: ViteDevServer
  constructor(server: ViteDevServer) {
    this.#server = server
  }

  /** The addresses of the pages that hold each sentence. */
  async usedOn(): Promise<Map<number, string[]>> {
    const used = new Map<number, string[]>()
    for (const page of await this.#pages())
      for (const id of new Set(idsIn(JSON.stringify(page)))) used.set(id, [...(used.get(id) ?? []), page.path])
    return used
  }

  /** What is wrong with a page while some of its sentences say something else. An issue says which sentence it is about. */
  async issues(path: string, drafts: ReadonlyMap<number, string>): Promise<Issue[]> {
    const all = await this.#pages()
    if (this.#read?.all !== all) {
      const files = all.map((page) => fileOf(page))
      const texts = files.map(({ page }) => page)
      this.#read = { all, files, ledger: withVariants(claims, texts) }
    }
    const { files, ledger } = this.#read
    const at = all.findIndex((page) => page.path === path)
    const [page, ids] = [all[at], new Map<string, number>()]
    if (!page) return []
    // The other pages as they are saved: they are read again when a file has changed.
    const one = fileOf(page, drafts, ids)
    const issues = pageIssues(one, files.with(at, one), ledger)
    return [...issues, ...urgencies(one)].map((issue) => {
      const id = ids.get(issue.text ?? textIn(issue.message, ids) ?? '')
      return id === undefined ? issue : { ...issue, id }
    })
  }

  /** There is a new file of a page. Its folder is outside of what Vite watches. */
  listAgain(): void {
    for (const environment of Object.values(this.#server.environments))
      drawAnew(environment, environment.moduleGraph.getModulesByFile(this.#list) ?? [])
  }

  get #list(): string {
    return `${this.#server.config.root.replace(/\/$/, '')}/all-pages.ts`
  }

  #read: { all: readonly WrittenPage[]; files: readonly PageFile[]; ledger: Ledger } | undefined

  /** From the environment that draws the pages. */
  async #pages(): Promise<WrittenPage[]> {
    const runnable = Object.values(this.#server.environments).filter((one) => isRunnableDevEnvironment(one))
    const environment =
      runnable.find(({ moduleGraph }) => moduleGraph.getModulesByFile(this.#list)?.size) ?? runnable[0]
    const module = await environment?.runner.import<{ allPages: WrittenPage[] }>('/all-pages.ts')
    return module?.allPages ?? []
  }
}

function fileOf(page: WrittenPage, drafts?: ReadonlyMap<number, string>, ids?: Map<string, number>): PageFile {
  const plain = (words: WrittenPage | PageTexts) => unmarked(words, drafts ?? new Map(), ids ?? new Map())
  const texts = plain(resolve(page, claims)) as PageTexts
  return { file: `packages/content/pages/${pageFileName(texts)}`, page: texts, written: plain(page) as WrittenPage }
}

/** Words without marks, and with what is typed now; notes the ids of the texts. */
function unmarked(words: unknown, drafts: ReadonlyMap<number, string>, ids: Map<string, number>): unknown {
  if (typeof words === 'string') {
    const [id] = idsIn(words)
    const text = (id === undefined ? undefined : drafts.get(id)) ?? withoutMarks(words)
    if (id !== undefined) ids.set(text, id)
    return text
  }
  if (Array.isArray(words)) return words.map((item) => unmarked(item, drafts, ids))
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, unmarked(value, drafts, ids)]))
}

/** An issue that quotes the whole text names it by that. */
function textIn(message: string, ids: ReadonlyMap<string, number>): string | undefined {
  return [...ids.keys()].find((text) => text.length > 12 && message.includes(text))
}

/** A banner that hurries without an end. `npm run launch-check` lists it, too. */
function urgencies({ file, page }: PageFile): Issue[] {
  const { banner } = page
  if (!banner || !isEndlessOffer(banner)) return []
  return [
    {
      file,
      path: page.path,
      rule: 'ends when it says so',
      text: banner.text,
      message: `says "${banner.text}" and has no last day. Give the banner an end: until: '2026-12-31'.`,
      level: 'tip',
    },
  ]
}
