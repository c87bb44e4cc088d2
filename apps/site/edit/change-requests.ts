import { readFileSync } from 'node:fs'
import type { ReadContradiction } from '@repo/content/claims/contradictions.ts'
import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import type { CopyTable } from './copy-table.ts'
import { takeBack } from './list-changes.ts'
import type { LivePages } from './live-pages.ts'
import { addNewClaim } from './new-claim.ts'
import type { ChangeFile } from './own-files.ts'
import type { Refusal } from './overlay/words.ts'
import { isBackwards, readDates, withDates, type PageDates } from './page-dates.ts'
import { PageItems, type ItemChange, type ItemFacts } from './page-items.ts'
import { newClaims } from './review-notes.ts'
import { textIssue } from './request-issues.ts'
import { changedFiles } from './send-changes.ts'
import type { TextFactsReader } from './text-facts.ts'

export interface ChangeAsked {
  id?: number
  /** What happens to the item of a sentence. Absent: it is asked about. */
  change?: ItemChange
  /** What is taken back: a file, or one of its lists. */
  file?: string
  list?: string
  path?: string
  /** The figure that gets a source, which is the text. */
  typed?: string
  text?: string
  dates?: PageDates
}

export interface AboutItem {
  item: ItemFacts | undefined
  /** Claims that the sentence quotes and no reviewer has read yet. */
  waiting: readonly { name: string; source: string }[]
  /** What pages say in two ways about claims that the sentence quotes. */
  contradictions: readonly ReadContradiction[]
  /** The pages that show it; `*` is every page. */
  usedOn: readonly string[]
}

export type Answer = [status: number, body: unknown]

/** A refusal by its name: the shell has the words, in the language of the page. */
export function refused(refusal: Refusal, status = 422): Answer {
  return [status, { refusal }]
}

/** Requests that change more than the words of a sentence, each as one step of undo: items of lists, a claim with its source, days. */
export function changeRequests(table: CopyTable, facts: TextFactsReader, live: LivePages) {
  const { own } = table
  const items = new PageItems(table, facts)
  const waitingFor = (quoted: ReadonlySet<string>) =>
    quoted.size > 0 ? newClaims(changedFiles(own.root)).filter(({ name }) => quoted.has(name)) : []
  /** The page is drawn again, and there may be other pages. */
  const drawn = async (result: object | boolean | undefined): Promise<Answer> => {
    if (!result) return refused('gone', 404)
    await facts.readPages()
    for (const file of own.written.keys()) live.drawAgain(file)
    await live.listAgain()
    return [200, result]
  }
  return {
    '/item': async ({ id = -1, change }: ChangeAsked): Promise<Answer> => {
      if (!change) {
        const quoted = new Set(quotedIn(table.read(id)?.value ?? '').map(({ name }) => name))
        const about: AboutItem = {
          item: items.of(id),
          waiting: waitingFor(quoted),
          contradictions: await live.contradictions(quoted),
          usedOn: (await live.usedOn()).get(id) ?? ['*'],
        }
        return [200, about]
      }
      try {
        return await drawn(await own.undoable((write) => items.change(id, change, write)))
      } catch {
        return refused('elsewhere')
      }
    },
    '/claim': async ({ id = -1, path = '', typed = '', text = '' }: ChangeAsked): Promise<Answer> => {
      const issue = textIssue(typed) ?? textIssue(text)
      if (issue || !facts.fileOf(path)) return refused(issue ?? 'gone')
      const asked = { id, path: path as `/${string}`, typed, source: text }
      return drawn(await own.undoable((write) => addNewClaim(table, facts, asked, write)))
    },
    '/dates': async ({ path = '', dates }: ChangeAsked): Promise<Answer> => {
      const file = facts.fileOf(path)
      if (!file) return refused('gone', 404)
      if (!dates) return [200, readDates(file, readFileSync(own.inside(file), 'utf8'))]
      if (Object.values(dates).some(isBackwards)) return refused('backwards')
      return drawn(
        await own.undoable((write) => write(file, (code = '') => withDates(file, code, dates)).then(() => true)),
      )
    },
    '/discard': async ({ file = '', list }: ChangeAsked): Promise<Answer> => {
      const published = new Map(changedFiles(own.root).map((one) => [one.path, one.before]))
      const take = (write: ChangeFile) =>
        list ? items.restore({ file, path: list }, (one) => published.get(one), write) : takeBack(table, file, write)
      return drawn(await own.undoable(async (write) => Boolean(await take(write))))
    },
    '/undo': async (): Promise<Answer> => ((await own.undo()) ? drawn(true) : refused('undone', 409)),
  }
}
