import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import * as prettier from 'prettier'
import { recordsFile } from '@repo/server/changes/change.ts'

/** The files that edit mode may write: words, the records of experiments, and its own cache. Every write is one of `change`. */
export class OwnFiles {
  /** Files as this class wrote them, by hash: the open page follows them without a reload. */
  readonly written = new Map<string, string>()
  readonly root: string
  #writing: Promise<unknown> = Promise.resolve()

  constructor(root: string) {
    this.root = realpathSync(root)
  }

  /** Writes what `make` makes of a file, formatted; undefined leaves it as it is. Others wait: two writes of one file would lose one. */
  change(file: string, make: (code: string | undefined) => string | undefined): Promise<void> {
    const turn = this.#writing.then(async () => {
      const path = this.inside(file)
      const code = isThere(path) ? readFileSync(path, 'utf8') : undefined
      const asked = make(code)
      if (asked === undefined) return
      const made = path.endsWith('.ts') ? await formatted(path, asked) : asked
      this.written.set(path, hashOf(made))
      writeFileSync(path, made)
    })
    this.#writing = turn.catch(() => undefined)
    return turn
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
