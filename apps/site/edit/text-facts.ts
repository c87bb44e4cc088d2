import { readFileSync } from 'node:fs'
import { readPages } from '@repo/content/read-pages.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { changedLists } from '@repo/content/source/list-items.ts'
import type { Literal } from '@repo/content/source/literals.ts'
import { isLocale, type Locale } from '@repo/contract/locale.ts'
import type { CopyTable, Place } from './copy-table.ts'
import { fieldName, type FieldName } from './field-name.ts'
import { gitBlobs, gitOutput } from './git-output.ts'

/** What the page shows about a sentence besides its words. Ids and names, no path that could be sent back. */
export interface TextFacts {
  id: number
  value: string
  locale: Locale
  label: FieldName
  /** The published words, where they differ; empty where nothing was published: it is new. */
  was?: string
  /** The same sentence in the other language. */
  translation?: { id: number; value: string; locale: Locale; was?: string }
  /** The other branch: what is said while its claims show, and what without them. */
  fork?: { id: number; shown: 'with' | 'without' }
  /** Why the other language is meant to say something else. */
  differs?: string
}

/** Reads facts from the files, and the published words from git's last commit. */
export class TextFactsReader {
  readonly #table: CopyTable
  readonly #root: string
  #pages: Awaited<ReturnType<typeof readPages>> = []
  #published = new Map<string, Published>()
  readonly #compared = new Map<string, Compared>()
  /** The commit that the published words are of. */
  head = ''

  constructor(table: CopyTable, root: string) {
    this.#table = table
    this.#root = root
  }

  /** At the start, and when there is a new page. */
  async readPages(): Promise<void> {
    this.#pages = await readPages()
  }

  get pages() {
    return this.#pages.map(({ file, page: { path, locale, translationOf, variantOf, title } }) => ({
      file,
      path,
      locale,
      translationOf,
      variantOf,
      title: typeof title === 'string' ? title : title.with,
    }))
  }

  /** The file of a page by its address; undefined where there is no such page. */
  fileOf(path: string): string | undefined {
    return this.#pages.find(({ page }) => page.path === path)?.file
  }

  /** Facts about many sentences; each file is parsed once. */
  of(ids: readonly number[]): TextFacts[] {
    this.#followCommit()
    const files = new Map<string, Map<string, string>>()
    const valueOf = ({ file, path }: Place) => {
      if (!files.has(file)) files.set(file, new Map(this.#table.textsOf(file).map((one) => [one.path, one.value])))
      return files.get(file)?.get(path)
    }
    return ids.flatMap((id) => {
      const place = this.#table.place(id)
      const value = place && valueOf(place)
      if (!place || value === undefined) return []
      const told = (other: Place | undefined) => {
        const otherId = other && this.#table.find(other)
        const otherValue = other && otherId !== undefined ? valueOf(other) : undefined
        return other && otherId !== undefined && otherValue !== undefined
          ? { id: otherId, value: otherValue, locale: this.localeOf(other), was: this.#was(other) }
          : undefined
      }
      const branch = /\.(with|without)$/.exec(place.path)?.[1]
      const other = branch === 'with' ? 'without' : 'with'
      const fork = branch ? told({ file: place.file, path: place.path.replace(/\w+$/, other) }) : undefined
      return {
        id,
        value,
        locale: this.localeOf(place),
        label: fieldName(place.path),
        was: this.#was(place),
        translation: told(this.translationOf(place)),
        fork: fork && { id: fork.id, shown: branch as 'with' | 'without' },
      }
    })
  }

  /** Every sentence that differs from the last commit; one without words before is new. */
  changes(): { id: number; file: string; was: string; now: string }[] {
    this.#followCommit()
    return [...this.#published.keys()].flatMap((file) => {
      const changed = this.#changed(file)
      if (changed.size === 0) return []
      return this.#table.textsOf(file).flatMap(({ path, value }) => {
        const was = changed.get(path)
        return was === undefined ? [] : [{ id: this.#table.idOf({ file, path }), file, was, now: value }]
      })
    })
  }

  localeOf({ file, path }: Place): Locale {
    const written = /[./](\w\w)\.ts$/.exec(file)?.[1] ?? path.split('.').find((key) => isLocale(key))
    return isLocale(written) ? written : 'en'
  }

  /** By the same path in the translation's file; shared words have a file or a key for each language. */
  translationOf({ file, path }: Place): Place | undefined {
    const own = this.#pages.find((page) => page.file === file)
    if (own) {
      const [page] = findTranslations(
        own.page,
        this.#pages.map(({ page }) => page),
      )
      const other = this.#pages.find((one) => one.page === page)
      return other && { file: other.file, path }
    }
    const [from, to] = this.localeOf({ file, path }) === 'en' ? ['en', 'he'] : ['he', 'en']
    const upper = (code: string) => code[0]?.toUpperCase() + code.slice(1)
    return {
      file: file.replace(new RegExp(`([./])${from}\\.ts$`), `$1${to}.ts`),
      path: path
        .replace(new RegExp(`(^|\\.)${from}(?=\\.|$)`), `$1${to}`)
        .replace(new RegExp(`^(\\w+)${upper(from)}(?=\\.|$)`), `$1${upper(to)}`),
    }
  }

  /** Undefined: the same. */
  #was({ file, path }: Place): string | undefined {
    return this.#changed(file).get(path)
  }

  /** The published words of each changed text of a file, by its path; empty for a new one. Compared again when the file or the commit is another. */
  #changed(file: string): ReadonlyMap<string, string> {
    const published = this.#published.get(file)
    const texts = published?.said.size ? this.#table.textsOf(file) : []
    const last = this.#compared.get(file)
    if (last?.texts === texts && last.published === published) return last.changed
    const changed = published && texts.length > 0 ? this.#compare(file, texts, published) : new Map<string, string>()
    this.#compared.set(file, { texts, published, changed })
    return changed
  }

  #compare(file: string, texts: readonly Literal[], { code, said }: Published): Map<string, string> {
    const changed = texts.filter(({ path, value }) => said.get(path) !== value)
    if (changed.length === 0) return new Map()
    const lists = changedLists(code, readFileSync(this.#table.own.inside(file), 'utf8'))
    const listOf = (path: string) => lists.find(({ list }) => path.startsWith(`${list}.`))?.list
    // What an item said that has another place now. Elsewhere the same words are another sentence.
    const moved = [...said].filter(
      ([path, value]) => listOf(path) && !texts.some((one) => one.path === path && one.value === value),
    )
    const open = changed.filter(({ path, value }) => {
      const at = moved.findIndex(([old, was]) => was === value && listOf(path) === listOf(old))
      if (listOf(path) && at >= 0) moved.splice(at, 1)
      return !listOf(path) || at < 0
    })
    return new Map(
      open.flatMap(({ path, value }) => {
        // A text that has two branches now was published as one.
        const plain = said.get(path.replace(/\.(with|without)$/, ''))
        if (plain === value) return []
        const isTaken = listOf(path) && !moved.some(([old]) => old === path)
        return [[path, isTaken ? '' : (said.get(path) ?? '')]]
      }),
    )
  }

  /** Reads the published words again after a commit, a pull or another branch. Once a request: it asks git. */
  #followCommit(): void {
    const head = gitOutput(this.#root, 'rev-parse', 'HEAD')
    if (head === this.head) return
    this.head = head
    const { files } = this.#table
    const codes = gitBlobs(
      this.#root,
      files.map((file) => `HEAD:${file}`),
    )
    this.#published = new Map(
      files.map((file, place) => {
        const code = codes[place] ?? ''
        return [file, { code, said: new Map(this.#table.textsOf(file, code).map(({ path, value }) => [path, value])) }]
      }),
    )
  }
}

/** A file as visitors read it: its source, and what each text says by its path. */
interface Published {
  code: string
  said: ReadonlyMap<string, string>
}

interface Compared {
  texts: readonly Literal[]
  published: Published | undefined
  changed: ReadonlyMap<string, string>
}
