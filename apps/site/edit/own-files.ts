import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import * as prettier from 'prettier'
import { recordsFile } from '@repo/server/changes/change.ts'

/** The files that edit mode may write: words, the records of experiments, and its own cache. Every write is one of `change`. */
export class OwnFiles {
  /** Files as this class wrote them, by hash: the open page follows them without a reload. */
  readonly written = new Map<string, string>()
  readonly root: string
  /** What was read meanwhile is old. */
  onWrite = (): void => {}
  #writing: Promise<unknown> = Promise.resolve()
  readonly #undo: (readonly Write[])[] = []

  constructor(root: string) {
    this.root = realpathSync(root)
  }

  /** Writes what `make` makes of a file, formatted; undefined leaves it as it is, null removes it. Others wait: two writes of one file would lose one. */
  readonly change: ChangeFile = (file, make) => this.#queue(() => this.#change(file, make))

  /**
   * What `run` writes by the `change` that it gets can be taken back by `undo`. What anything else writes meanwhile is not part of it: a sentence that
   * is saved while an item moves stays when the item moves back.
   */
  async undoable<T>(run: (change: ChangeFile) => Promise<T>): Promise<T> {
    const writes: Write[] = []
    const result = await run((file, make) => this.#queue(() => this.#change(file, make, writes)))
    if (writes.length > 0) this.#undo.push(writes)
    return result
  }

  /** Takes the last one back that was not taken back yet. False: there is none, or something else has written into its files since. */
  undo(): Promise<boolean> {
    // Asked and written in one turn: a save that waits for its own is not overwritten.
    return this.#queue(async () => {
      const writes = this.#undo.pop() ?? []
      const now = new Map<string, string | undefined>()
      for (const { file, before, after } of writes.toReversed()) {
        if ((now.has(file) ? now.get(file) : this.#read(file)) !== after) return false
        now.set(file, before)
      }
      for (const [file, code] of now) await this.#change(file, () => code ?? null)
      return writes.length > 0
    })
  }

  #queue<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#writing.then(run)
    this.#writing = turn.catch(() => undefined)
    return turn
  }

  async #change(file: string, make: Make, writes?: Write[]): Promise<void> {
    const path = this.inside(file)
    const before = this.#read(file)
    const asked = make(before)
    if (asked === undefined) return
    this.onWrite()
    if (asked === null) rmSync(path)
    else {
      const made = path.endsWith('.ts') ? await formatted(path, asked) : asked
      this.written.set(path, hashOf(made))
      // Atomically: the development server may be reading, and half a file is an error that stays on the page.
      const whole = this.inside(join(ownCache, 'written'))
      writeFileSync(whole, made)
      renameSync(whole, path)
    }
    writes?.push({ file, before, after: this.#read(file) })
  }

  #read(file: string): string | undefined {
    const path = this.inside(file)
    return isThere(path) ? readFileSync(path, 'utf8') : undefined
  }

  /** A file by its real path, which is one of ours: neither a name nor a symbolic link leads anywhere else. */
  inside(file: string): string {
    const at = join(this.root, file)
    if (file.startsWith(ownCache)) mkdirSync(join(this.root, ownCache), { recursive: true })
    // A new file has no real path yet, its folder has.
    const path = isThere(at) ? realpathSync(at) : join(realpathSync(dirname(at)), basename(at))
    const isOwn = ['packages/content/', ownCache].some((folder) => path.startsWith(join(this.root, folder)))
    if (!isOwn && path !== join(this.root, recordsFile)) throw new Error(`${file} is not in packages/content.`)
    return path
  }
}

type Make = (code: string | undefined) => string | null | undefined

export type ChangeFile = (file: string, make: Make) => Promise<void>

/** A file before and after one write; undefined: it was not there. */
interface Write {
  file: string
  before: string | undefined
  after: string | undefined
}

export const ownCache = `.cache/edit${sep}`

/** Source as the project's Prettier writes it. */
export async function formatted(path: string, code: string): Promise<string> {
  return prettier.format(code, { ...(await prettier.resolveConfig(path)), filepath: path })
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Also a link that leads to nothing: what is written there would be made where it points to. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
