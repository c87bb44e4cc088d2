import { brand } from '@repo/content/brand.ts'
import { isEndlessOffer } from '@repo/content/endless-offer.ts'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { claims } from '@repo/content/claims/claims.ts'
import { readContradictions, type Contradiction, type ReadContradiction } from '@repo/content/claims/contradictions.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { pageFileName } from '@repo/content/fill.ts'
import type { PageTexts, WrittenPage } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { resolve } from '@repo/content/resolve.ts'
import { scheduleIssues } from '@repo/content/schedule-issues.ts'
import { isLive, todayIn } from '@repo/content/schedule.ts'
import { asIssue, type Issue } from '../checks/source/issue.ts'
import { listedPages, withVariants } from '../checks/listed-pages.ts'
import { pageIssues } from '../checks/source/source-issues.ts'
import { idsIn, withoutIds } from './invisible-ids.ts'
import { drawAnew } from './plugin.ts'

/** The pages as the development server draws them now: with ids, so that each text is known by its id, also one that another file writes. */
export class LivePages {
  readonly #server: ViteDevServer
  constructor(server: ViteDevServer) {
    this.#server = server
  }

  /** The addresses of the pages that hold each sentence: another list where a page has other items, not other words. */
  async usedOn(): Promise<ReadonlyMap<number, readonly string[]>> {
    if (this.#used) return this.#used
    const used = new Map<number, string[]>()
    for (const page of await this.#pages())
      for (const id of new Set(idsIn(JSON.stringify(page)))) used.set(id, [...(used.get(id) ?? []), page.path])
    return (this.#used = used)
  }

  /** What is wrong with a page while some of its sentences say something else. An issue says which sentence it is about. */
  async issues(path: string, drafts: ReadonlyMap<number, string>): Promise<Issue[]> {
    const all = await this.#pages()
    if (this.#read?.all !== all) this.#read = readSite(all, await this.claims())
    const { files, schedule, ledger } = this.#read
    const at = all.findIndex((page) => page.path === path)
    const [page, ids] = [all[at], new Map<string, number>()]
    if (!page) return []
    // The other pages as they are saved: they are read again when a file has changed.
    const one = fileOf(page, this.#read.claims, drafts, ids)
    const issues = pageIssues(one, files.with(at, one), ledger)
    const links = schedule
      .filter((line) => line.startsWith(`${one.file} `))
      .map((line) => ({ ...asIssue('leads somewhere', line), path }))
    return [...issues, ...links, ...urgencies(one)].map((issue) => {
      const [, to] = /^links to (\S+),/.exec(issue.message) ?? []
      const id = to ? linkTo(to, page) : ids.get(issue.text ?? textIn(issue.message, ids) ?? '')
      return id === undefined ? issue : { ...issue, id }
    })
  }

  /** There is a new file of a page, or one less: the next page does not wait until Vite has seen it. */
  async listAgain(): Promise<void> {
    this.drawAgain(this.#list)
    // A page that is being drawn shares the list that it reads with the next one, also a list from before this file, which may name one that is gone.
    // Once more when it is read.
    await this.#pages().catch(() => {})
    this.drawAgain(this.#list)
  }

  /** A file was written just now: the next page does not wait until Vite has seen it. */
  drawAgain(file: string): void {
    this.#used = undefined
    for (const environment of Object.values(this.#server.environments))
      drawAnew(environment, environment.moduleGraph.getModulesByFile(file) ?? [])
  }

  /** The claims as their file says now: edit mode adds some. */
  async claims(): Promise<Ledger> {
    const module = await this.#environment()?.runner.import<{ claims: Ledger }>('@repo/content/claims/claims.ts')
    return module?.claims ?? claims
  }

  /** CL-27: what the pages of today say in two ways about some claims, as `npm run launch-check` says it, by the files as they are now. */
  async contradictions(names: ReadonlySet<string>): Promise<ReadContradiction[]> {
    const runner = this.#environment()?.runner
    const entries = '@repo/content/claims/contradictions.ts'
    const [{ contradictions: all = [] } = {}, { ledger = claims } = {}] = await Promise.all([
      runner?.import<{ contradictions: readonly Contradiction[] }>(entries),
      runner?.import<{ ledger: Ledger }>('/ledger.ts'),
    ])
    const about = all.filter((one) => one.claims.some((name) => names.has(name)))
    if (about.length === 0) return []
    const live = (await this.#pages()).filter((page) => isLive(page, todayIn(brand.timeZone)))
    const shown = listedPages(
      live.map((page) => fileOf(page, ledger).page),
      ledger,
    )
    return readContradictions(ledger, shown, about).filter(({ state }) => state !== 'settled')
  }

  get #list(): string {
    return `${this.#server.config.root.replace(/\/$/, '')}/all-pages.ts`
  }

  #used: ReadonlyMap<number, readonly string[]> | undefined
  #read: ReturnType<typeof readSite> | undefined

  /** From the environment that draws the pages. */
  async #pages(): Promise<WrittenPage[]> {
    const module = await this.#environment()?.runner.import<{ allPages: WrittenPage[] }>('/all-pages.ts')
    return module?.allPages ?? []
  }

  #environment() {
    const runnable = Object.values(this.#server.environments).filter((one) => isRunnableDevEnvironment(one))
    return runnable.find(({ moduleGraph }) => moduleGraph.getModulesByFile(this.#list)?.size) ?? runnable[0]
  }
}

/** What is asked about every page, until a file changes. */
function readSite(all: readonly WrittenPage[], now: Ledger) {
  const files = all.map((page) => fileOf(page, now))
  const texts = files.map(({ page }) => page)
  const schedule = scheduleIssues(files, [], todayIn(brand.timeZone))
  return { all, files, schedule, claims: now, ledger: withVariants(now, texts) }
}

function fileOf(
  page: WrittenPage,
  ledger: Ledger,
  drafts?: ReadonlyMap<number, string>,
  ids?: Map<string, number>,
): PageFile {
  const plain = (words: WrittenPage | PageTexts) => unmarked(words, drafts ?? new Map(), ids ?? new Map())
  const texts = plain(resolve(page, ledger)) as PageTexts
  return { file: `packages/content/pages/${pageFileName(texts)}`, page: texts, written: plain(page) as WrittenPage }
}

/** Words without ids, and with what is typed now; notes the ids of the texts. */
function unmarked(words: unknown, drafts: ReadonlyMap<number, string>, ids: Map<string, number>): unknown {
  if (typeof words === 'string') {
    const [id] = idsIn(words)
    const text = (id === undefined ? undefined : drafts.get(id)) ?? withoutIds(words)
    // The first of those that say the same, such as an item that is not yet written.
    if (id !== undefined && !ids.has(text)) ids.set(text, id)
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

/** The first text of what leads to an address: a button's label. */
function linkTo(address: string, words: object): number | undefined {
  for (const part of Object.values(words)) {
    if (part === null || typeof part !== 'object') continue
    const leadsThere = Object.values(part).some(
      (one) => typeof one === 'string' && one.replace(/[?#].*/, '') === address,
    )
    const id = leadsThere ? idsIn(JSON.stringify(part))[0] : linkTo(address, part)
    if (id !== undefined) return id
  }
  return undefined
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
