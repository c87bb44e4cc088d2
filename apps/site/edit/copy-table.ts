import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { literalsIn, nodesIn, type Literal } from '@repo/content/source/literals.ts'
import { replaceString, withStrings } from '@repo/content/source/write-source.ts'
import { withId } from './invisible-ids.ts'
import { hashOf, OwnFiles, ownCache } from './own-files.ts'

/** Where a text is written: a file from the root of the project, and its path in it. */
export interface Place {
  file: string
  path: string
}

/**
 * Table of literals: every text of copy under packages/content by id, which is all that a browser knows of it. What is copy comes from the
 * compiler once (`ask`, seconds); the answer is kept in .cache/ and holds while a file has the same literals in the same places.
 */
export class CopyTable {
  readonly own: OwnFiles
  readonly #root: string
  readonly #places: Place[] = []
  readonly #ids = new Map<string, number>()
  readonly #last = new Map<string, { code: string; texts: readonly Literal[] }>()
  #files: Record<string, Kept>

  constructor(root: string, ask: (root: string) => readonly { file: string; start: number; type: string }[]) {
    this.own = new OwnFiles(root)
    this.#root = this.own.root
    this.#files = this.#keep(ask)
    for (const [file, { paths }] of Object.entries(this.#files)) for (const path of paths) this.idOf({ file, path })
  }

  get files(): string[] {
    return Object.keys(this.#files)
  }

  idOf({ file, path }: Place): number {
    const key = `${file}#${path}`
    const id = this.#ids.get(key) ?? this.#places.push({ file, path }) - 1
    this.#ids.set(key, id)
    return id
  }

  /** A new file with the texts of another in the same places. */
  addLike(file: string, other: string): void {
    const like = this.#files[other]
    if (like) this.#files[file] = like
  }

  /** A list of a file that may have one item more. */
  mayGrow({ file, path }: Place): boolean {
    return this.#files[file]?.lists.includes(path) === true
  }

  isCopy({ file, path }: Place): boolean {
    return this.#files[file]?.paths.includes(path) === true
  }

  /** The items of a list have other places, or there is one more: each may have copy and lists where any of them has. */
  listAgain({ file, path: list }: Place, count: number): void {
    const kept = this.#files[file]
    if (!kept) return
    const everywhere = (paths: readonly string[]) => {
      const inside = paths.filter((path) => path.startsWith(`${list}.`))
      // An item that is a copy says what rests on a claim without it, in no branch.
      const below = inside.map((path) => path.slice(list.length + 1).replace(/^\d+/, ''))
      const plain = below.map((path) => path.replaceAll(/\.(with|without)(?=\.|$)/g, ''))
      const places = Array.from({ length: count }, (_, at) =>
        [...below, ...plain].map((path) => `${list}.${at}${path}`),
      )
      return [...new Set([...paths, ...places.flat()])]
    }
    this.#files[file] = { ...kept, paths: everywhere(kept.paths), lists: everywhere(kept.lists) }
    this.#last.delete(file)
  }

  /** A text has two branches now. */
  fork({ file, path }: Place): void {
    const kept = this.#files[file]
    if (kept) this.#files[file] = { ...kept, paths: [...kept.paths, `${path}.with`, `${path}.without`] }
    this.#last.delete(file)
  }

  place(id: number): Place | undefined {
    // From a request it may be anything: an array also has `__proto__`.
    return Number.isInteger(id) ? this.#places[id] : undefined
  }

  find(place: Place): number | undefined {
    return this.#ids.get(`${place.file}#${place.path}`)
  }

  /** The texts of a file that are copy, in the version that is given or in the one on disk. What was read last is not parsed again. */
  textsOf(file: string, code = readFileSync(join(this.#root, file), 'utf8')): readonly Literal[] {
    const last = this.#last.get(file)
    if (last?.code === code) return last.texts
    const paths = new Set(this.#files[file]?.paths)
    const texts = literalsIn(file, code).filter(({ path, value }) => paths.has(path) && value !== '')
    this.#last.set(file, { code, texts })
    return texts
  }

  read(id: number): Literal | undefined {
    const place = this.place(id)
    return place && this.textsOf(place.file).find(({ path }) => path === place.path)
  }

  /** The source of a module with an id in every text of copy. */
  withIds(path: string, code: string): ReturnType<typeof withStrings> | undefined {
    const file = relative(this.#root, path)
    if (!this.#files[file]) return undefined
    const add = (one: Literal) => ({ ...one, value: withId(one.value, this.idOf({ file, path: one.path })) })
    return withStrings(code, this.textsOf(file, code).map(add))
  }

  /** Replaces one literal, if it still says what the browser last saw. */
  async write(id: number, was: string, text: string): Promise<'written' | 'gone' | { now: string }> {
    const place = this.place(id)
    if (!place) return 'gone'
    let now: Literal | undefined
    await this.own.change(place.file, (code = '') => {
      now = this.textsOf(place.file, code).find((one) => one.path === place.path)
      return now?.value === was ? replaceString(code, [{ ...now, value: text }]) : undefined
    })
    if (!now) return 'gone'
    return now.value === was ? 'written' : { now: now.value }
  }

  #keep(ask: (root: string) => readonly { file: string; start: number; type: string }[]): Record<string, Kept> {
    const cache = join(this.#root, ownCache, 'copy-and-lists.json')
    const kept = existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, Kept>) : {}
    const now = Object.fromEntries(
      readdirSync(join(this.#root, 'packages/content'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing|node_modules/.test(name))
        .map((name) => `packages/content/${name}`)
        .toSorted()
        .map((file) => [file, this.#shapeOf(file)]),
    )
    if (Object.keys(now).some((file) => kept[file]?.shape !== now[file]) || Object.keys(kept).length === 0) {
      const asked = Map.groupBy(ask(this.#root), ({ file }) => relative(this.#root, file))
      for (const [file, shape = ''] of Object.entries(now)) {
        const startsOf = (wanted: string) =>
          new Set(asked.get(file)?.flatMap(({ start, type }) => (type === wanted ? [start] : [])))
        const [copy, lists] = [startsOf('copy'), startsOf('list')]
        const code = copy.size > 0 ? readFileSync(resolve(this.#root, file), 'utf8') : ''
        kept[file] = {
          shape,
          paths: literalsIn(file, code).flatMap(({ path, start }) => (copy.has(start) ? [path] : [])),
          lists: nodesIn(code, file).flatMap(({ path, node }) =>
            node.type === 'ArrayExpression' && lists.has(node.start) ? [path] : [],
          ),
        }
      }
      mkdirSync(join(this.#root, ownCache), { recursive: true })
      writeFileSync(cache, JSON.stringify(kept))
    }
    return Object.fromEntries(Object.entries(kept).filter(([file, { paths }]) => file in now && paths.length > 0))
  }

  /** A hash of a file without what its texts say: other words are no reason to ask the compiler again. */
  #shapeOf(file: string): string {
    const code = readFileSync(join(this.#root, file), 'utf8')
    const silent = literalsIn(file, code).map((one) => ({ ...one, value: '' }))
    return hashOf(replaceString(code, silent).replace(/\s+/g, ''))
  }
}

interface Kept {
  shape: string
  paths: readonly string[]
  /** Lists that may have one item more. */
  lists: readonly string[]
}
