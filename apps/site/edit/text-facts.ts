import { readPages } from '@repo/content/read-pages.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { isLocale, type Locale } from '@repo/contract/locale.ts'
import type { CopyTable, Place } from './copy-table.ts'
import { gitOutput } from './git-output.ts'

/** What the page shows about a sentence besides its words. Ids and names, no path that could be sent back. */
export interface TextFacts {
  id: number
  value: string
  locale: Locale
  /** Its name in the file, as a person reads it: "Hero headline". */
  label: string
  /** The published words, where they differ. */
  was?: string
  /** The same sentence in the other language. */
  translation?: { id: number; value: string; locale: Locale; was?: string }
  /** The other branch: what is said while its claims show, and what without them. */
  fork?: { id: number; value: string; shown: 'with' | 'without' }
  /** The pages that show it; `*` is every page. */
  usedOn?: readonly string[]
  /** Why the other language is meant to say something else. */
  differs?: string
}

/** Reads facts from the files, and the published words from git's last commit. */
export class TextFactsReader {
  readonly #table: CopyTable
  readonly #root: string
  #pages: Awaited<ReturnType<typeof readPages>> = []
  #published = new Map<string, Map<string, string>>()
  /** The commit that the published words are of. */
  #head: string | undefined

  constructor(table: CopyTable, root: string) {
    this.#table = table
    this.#root = root
  }

  /** At the start, and when there is a new page. */
  async readPages(): Promise<void> {
    this.#pages = await readPages()
  }

  get pages() {
    return this.#pages.map(({ page: { path, locale, translationOf } }) => ({ path, locale, translationOf }))
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
          ? { id: otherId, value: otherValue, locale: this.localeOf(other), was: this.#was(other, otherValue) }
          : undefined
      }
      const branch = /\.(with|without)$/.exec(place.path)?.[1]
      const other = branch === 'with' ? 'without' : 'with'
      const fork = branch ? told({ file: place.file, path: place.path.replace(/\w+$/, other) }) : undefined
      return {
        id,
        value,
        locale: this.localeOf(place),
        label: labelOf(place.path),
        was: this.#was(place, value),
        translation: told(this.translationOf(place)),
        fork: fork && { id: fork.id, value: fork.value, shown: branch as 'with' | 'without' },
      }
    })
  }

  /** Every sentence that differs from the last commit. */
  changes(): { id: number; file: string; was: string; now: string }[] {
    this.#followCommit()
    return [...this.#published].flatMap(([file, was]) =>
      this.#table.textsOf(file).flatMap(({ path, value }) => {
        const before = was.get(path)
        return before === undefined || before === value
          ? []
          : [{ id: this.#table.idOf({ file, path }), file, was: before, now: value }]
      }),
    )
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

  #was(place: Place, value: string): string | undefined {
    const was = this.#published.get(place.file)?.get(place.path)
    return was === value ? undefined : was
  }

  /** Reads the published words again after a commit, a pull or another branch. Once a request: it asks git. */
  #followCommit(): void {
    const head = this.#git('rev-parse', 'HEAD')
    if (head === this.#head) return
    this.#head = head
    this.#published = new Map(
      this.#table.files.map((file) => [
        file,
        new Map(this.#table.textsOf(file, this.#git('show', `HEAD:${file}`)).map(({ path, value }) => [path, value])),
      ]),
    )
  }

  /** Nothing where git fails: a new file has no published words. */
  #git(...words: string[]): string {
    try {
      return gitOutput(this.#root, ...words)
    } catch {
      return ''
    }
  }
}

/** `default.sections.0.hero.headline` → "Hero headline". */
function labelOf(path: string): string {
  const words = path
    .split('.')
    .filter((key) => !/^(\d+|default|sections|with|without|\(\d+\))$/.test(key))
    .slice(-2)
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
