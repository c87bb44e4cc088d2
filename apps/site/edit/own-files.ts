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
  /** Files before what is being written, for `undo`. */
  #journal: Map<string, string | undefined> | undefined
  readonly #undo: (() => Promise<boolean>)[] = []

  constructor(root: string) {
    this.root = realpathSync(root)
  }

  /** Writes what `make` makes of a file, formatted; undefined leaves it as it is, null removes it. Others wait: two writes of one file would lose one. */
  change(file: string, make: (code: string | undefined) => string | null | undefined): Promise<void> {
    const turn = this.#writing.then(async () => {
      const path = this.inside(file)
      const code = this.#read(file)
      const asked = make(code)
      if (asked === undefined) return
      this.onWrite()
      if (this.#journal && !this.#journal.has(file)) this.#journal.set(file, code)
      if (asked === null) return rmSync(path)
      const made = path.endsWith('.ts') ? await formatted(path, asked) : asked
      this.written.set(path, hashOf(made))
      // Atomically: the development server may be reading, and half a file is an error that stays on the page.
      const whole = this.inside(join(ownCache, 'written'))
      writeFileSync(whole, made)
      renameSync(whole, path)
    })
    this.#writing = turn.catch(() => undefined)
    return turn
  }

  /** What `run` writes can be taken back by `undo`, unless something else has written these files since. */
  async undoable<T>(run: () => Promise<T>): Promise<T> {
    const before = new Map<string, string | undefined>()
    this.#journal = before
    const result = await run().finally(() => (this.#journal = undefined))
    const after = new Map([...before.keys()].map((file) => [file, this.#read(file)]))
    if (before.size > 0)
      this.#undo.push(async () => {
        if ([...after].some(([file, code]) => this.#read(file) !== code)) return false
        for (const [file, code] of before) await this.change(file, () => code ?? null)
        return true
      })
    return result
  }

  /** Takes the last one back that was not taken back yet. False: there is none, or its files say something else now. */
  async undo(): Promise<boolean> {
    return (await this.#undo.pop()?.()) ?? false
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
