import { readFileSync } from 'node:fs'
import { notYetWritten } from '@repo/content/not-yet-written.ts'
import { addItem, itemAt, swapItems, takeItem, withListOf, type ListItem } from '@repo/content/source/list-items.ts'
import { textFields } from '@repo/content/source/write-source.ts'
import { specifiedCount } from '../checks/as-specified/specified-count.ts'
import type { CopyTable, Place } from './copy-table.ts'
import { countedAnew } from './counted-anew.ts'
import type { ChangeFile } from './own-files.ts'
import type { TextFactsReader } from './text-facts.ts'

/** The item that holds a sentence, for the page: its number, how many there are, and how many the specification has. */
export interface ItemFacts {
  /** The list, by its file and its place there. */
  list: string
  at: number
  count: number
  specified?: number
}

export type ItemChange = 'add' | 'up' | 'down' | 'remove'

export interface ChangedItem extends ItemFacts {
  /** The first sentence of the item in its new place, or of its neighbour. */
  id?: number
  /** The page in the other language has changed, too. */
  isBoth: boolean
  /** Sentences that count the items, with the other number. */
  follow: { id: number; was: string; text: string }[]
}

/**
 * Items of the lists that a page draws from its file: one is added, moved or removed, on the page in the other language at once if that has as
 * many. A part of the page with a `kind` is no item: sections, chapters and what they are made of (decision 035).
 */
export class PageItems {
  readonly #table: CopyTable
  readonly #facts: Pick<TextFactsReader, 'translationOf' | 'localeOf'>

  constructor(table: CopyTable, facts: Pick<TextFactsReader, 'translationOf' | 'localeOf'>) {
    this.#table = table
    this.#facts = facts
  }

  of(id: number): ItemFacts | undefined {
    const place = this.#table.place(id)
    const item = place && this.#itemAt(place)
    return item && this.#factsOf(place, item)
  }

  /** Undefined: the sentence is in no list, or the item has no neighbour on that side. */
  async change(id: number, change: ItemChange, write: ChangeFile): Promise<ChangedItem | undefined> {
    const place = this.#table.place(id)
    const item = place && this.#itemAt(place)
    if (!place || !item) return undefined
    const { list, at, count } = item
    if (change === 'add')
      return this.#write(write, place.file, item, at + 1, (file, code) =>
        addItem(code, item, notYetWritten[this.#facts.localeOf({ file, path: list })], (path) =>
          this.#table.isCopy({ file, path }),
        ),
      )
    if (change === 'remove') {
      if (count === 1) return undefined
      return this.#write(write, place.file, item, Math.min(at, count - 2), (_, code) => takeItem(code, item).code)
    }
    const to = at + (change === 'up' ? -1 : 1)
    if (to < 0 || to >= count) return undefined
    return this.#write(write, place.file, item, to, (_, code) => swapItems(code, list, [at, to]))
  }

  /** A list as it was before, with the words of its items then. Undefined: there is no such list. */
  async restore(
    { file, path: list }: Place,
    published: (file: string) => string | undefined,
    write: ChangeFile,
  ): Promise<ChangedItem | undefined> {
    const item = this.#itemAt({ file, path: `${list}.0` })
    if (item?.list !== list) return undefined
    return this.#write(write, file, item, 0, (one, code) => withListOf(code, published(one) ?? code, list))
  }

  /** Writes a list, which then has an item at a place to show: in its file, and in the translation's if that has as many items. */
  async #write(
    write: ChangeFile,
    file: string,
    { list, count: before }: ListItem,
    at: number,
    make: (file: string, code: string) => string,
  ): Promise<ChangedItem> {
    const other = this.#facts.translationOf({ file, path: list })
    const same = other && this.#itemAt({ file: other.file, path: `${list}.0` })
    const files = same?.list === list && same.count === before ? [file, other?.file ?? ''] : [file]
    // Where one of them cannot be changed, none is.
    for (const one of files) make(one, this.#read(one))
    for (const one of files) await write(one, (code = '') => make(one, code))
    const count = this.#itemAt({ file, path: `${list}.0` })?.count ?? before
    for (const one of files) this.#table.listAgain({ file: one, path: list }, count)
    const first = this.#table
      .textsOf(file)
      .find(({ path }) => path === `${list}.${at}` || path.startsWith(`${list}.${at}.`))
    return {
      ...this.#factsOf({ file, path: list }, { list, at, count }),
      ...(first && { id: this.#table.idOf({ file, path: first.path }) }),
      isBoth: files.length > 1,
      follow: before === count ? [] : files.flatMap((one) => this.#counting(one, list, before, count)),
    }
  }

  /** The words of the same part of the page outside of the list that count its items, and the first headline, which may count what comes later. */
  #counting(file: string, list: string, before: number, count: number): ChangedItem['follow'] {
    const part = partOf(list)
    return this.#table.textsOf(file).flatMap(({ path, value }) => {
      const isBeside = path.startsWith(`${part}.`) && !path.startsWith(`${list}.`)
      if (!isBeside && !/^default\.sections\.0\.headline\b/.test(path)) return []
      const text = countedAnew(value, before, count, this.#facts.localeOf({ file, path }))
      return text === undefined ? [] : [{ id: this.#table.idOf({ file, path }), was: value, text }]
    })
  }

  #factsOf({ file }: Place, { list, at, count }: ListItem): ItemFacts {
    const code = this.#read(file)
    const part = partOf(list)
    const kind = textFields(code, part)?.kind ?? part.slice(part.lastIndexOf('.') + 1)
    const specified = specifiedCount((textFields(code, 'default')?.path ?? '/') as `/${string}`, kind)
    return { list: `${file} ${list}`, at, count, ...(specified !== undefined && { specified }) }
  }

  #itemAt({ file, path }: Place): ListItem | undefined {
    if (!file.startsWith('packages/content/pages/')) return undefined
    return itemAt(this.#read(file), path, (list) => isList(list) && this.#table.mayGrow({ file, path: list }))
  }

  #read(file: string): string {
    return readFileSync(this.#table.own.inside(file), 'utf8')
  }
}

function isList(list: string): boolean {
  return list.startsWith('default.sections.') && !/\.(sections|chapters|parts)$/.test(list)
}

function partOf(list: string): string {
  return list.slice(0, list.lastIndexOf('.'))
}
