import { changedLists } from '@repo/content/source/list-items.ts'
import { literalsIn } from '@repo/content/source/literals.ts'
import { textFields } from '@repo/content/source/write-source.ts'
import { recordsFile, type ChangedFile } from '@repo/server/changes/change.ts'
import { readDiffering } from './meant-to-differ.ts'
import type { CopyTable } from './copy-table.ts'
import { isSameDates, readDates, withDates, type PageDates } from './page-dates.ts'
import { dropNewClaims } from './new-claim.ts'
import type { ChangeFile } from './own-files.ts'
import { claimsFile, newClaims } from './review-notes.ts'
import { changedFiles, isSent } from './send-changes.ts'
import type { FieldName } from './field-name.ts'
import type { TextFacts, TextFactsReader } from './text-facts.ts'

/** Everything that differs from what visitors see, and would be sent: sentences, and what is no sentence. */
export interface Changes {
  /** The last commit: other published words have another one. */
  head: string
  texts: readonly ChangedText[]
  others: readonly OtherChange[]
  /** This is what was sent last. */
  isSent: boolean
}

export interface ChangedText {
  id: number
  /** The page's address; absent where several pages share the words. */
  path?: string
  locale: 'en' | 'he'
  label: FieldName
  was: string
  now: string
  /** The same sentence in the other language. */
  translation?: TextFacts['translation']
  differs?: string
}

export type OtherChange = { file: string } & (
  | { kind: 'page'; path: string; variantOf?: string }
  | { kind: 'experiment'; ids: readonly string[] }
  | { kind: 'dates'; path: string; was: PageDates; now: PageDates }
  | { kind: 'items'; path: string; list: string; headline?: string; was: number; now: number }
  | { kind: 'claims'; sources: readonly string[] }
  | { kind: 'reasons' | 'rest' }
)

export function listChanges(table: CopyTable, facts: TextFactsReader, root: string): Changes {
  const differing = readDiffering(table)
  const changed = facts.changes()
  const texts = facts.of(changed.map(({ id }) => id)).map((one) => {
    const file = table.place(one.id)?.file
    const path = facts.pages.find((page) => page.file === file)?.path
    const differs = differing.find((differs) => differs.file === file && differs.says === one.value)?.why
    return {
      id: one.id,
      path,
      locale: one.locale,
      label: one.label,
      was: one.was ?? '',
      now: one.value,
      translation: one.translation,
      differs,
    }
  })
  const withTexts = new Set(changed.map(({ file }) => file))
  const files = changedFiles(root)
  const others = files.flatMap((file) => otherChange(file, withTexts.has(file.path)))
  return { head: facts.head, texts: besideTranslations(texts), others, isSent: isSent(root, files) }
}

/** Takes a change back that is no sentence: the file as it was, or its days. A new file goes. False: there is no such change. */
export async function takeBack(table: CopyTable, asked: string, write: ChangeFile): Promise<boolean> {
  const changed = changedFiles(table.own.root)
  const found = changed.find(({ path }) => path === asked)
  if (!found) return false
  const { path, before } = found
  if (path === claimsFile) await dropNewClaims(table, changed, write)
  await write(path, (code = '') => {
    if (before === undefined) return null
    const was = isPage(path) ? readDates(path, before) : {}
    return isSameDates(was, isPage(path) ? readDates(path, code) : {}) ? before : withDates(path, code, was)
  })
  return true
}

function otherChange({ path: file, before, after }: ChangedFile, hasTexts: boolean): OtherChange[] {
  if (file === recordsFile) {
    const ids = (code = '') =>
      literalsIn(file, code).flatMap(({ path, value }) => (path.endsWith('.id') ? [value] : []))
    const known = ids(before)
    return [{ file, kind: 'experiment', ids: ids(after).filter((id) => !known.includes(id)) }]
  }
  if (file.endsWith('/meant-to-differ.ts')) return [{ file, kind: 'reasons' }]
  if (isPage(file)) {
    const { path = '', variantOf } = textFields(after, 'default') ?? {}
    if (before === undefined) return [{ file, kind: 'page', path, variantOf }]
    const [was, now] = [readDates(file, before), readDates(file, after)]
    const changed: OtherChange[] = isSameDates(was, now) ? [] : [{ file, kind: 'dates', path, was, now }]
    for (const one of changedLists(before, after)) {
      const { headline } = textFields(after, one.list.slice(0, one.list.lastIndexOf('.'))) ?? {}
      changed.push({ file, kind: 'items', path, ...one, headline })
    }
    if (changed.length > 0) return changed
  }
  if (file === claimsFile)
    return [{ file, kind: 'claims', sources: newClaims([{ path: file, before, after }]).map(({ source }) => source) }]
  return hasTexts ? [] : [{ file, kind: 'rest' }]
}

function isPage(file: string): boolean {
  return file.startsWith('packages/content/pages/')
}

/** Both languages of a sentence one after the other. */
function besideTranslations(texts: readonly ChangedText[]): ChangedText[] {
  const done = new Set<number>()
  return texts.flatMap((one) => {
    if (done.has(one.id)) return []
    const both = [one, ...texts.filter(({ id }) => id === one.translation?.id)]
    for (const { id } of both) done.add(id)
    return both
  })
}
