import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { literalsIn } from '@repo/content/source/literals.ts'
import { tidyText } from '@repo/content/tidy-text.ts'
import { isTaken } from '@repo/content/reserved-names.ts'
import { recordsFile } from '@repo/server/changes/change.ts'
import { planDays } from '@repo/stats/plan-days.ts'
import type { Plugin } from 'vite'
import { filledText } from '../checks/source/filled-text.ts'
import type { Issue } from '../checks/source/issue.ts'
import { changeRequests, refused, type Answer, type ChangeAsked } from './change-requests.ts'
import type { CopyTable } from './copy-table.ts'
import { listChanges } from './list-changes.ts'
import { LivePages } from './live-pages.ts'
import { addDiffering, readDiffering } from './meant-to-differ.ts'
import type { Refusal } from './overlay/words.ts'
import { makeVariant, type VariantAsked } from './make-variant.ts'
import { requestIssue, textIssue } from './request-issues.ts'
import { sendChanges, sendingState, siteIssues, withdrawSent, type Sending } from './send-changes.ts'
import { answerWithShell } from './shell.ts'
import { TextFactsReader } from './text-facts.ts'

/** Requests of the overlay: a session, facts about sentences, and saving one. A sentence is named by its id alone. */
export function editRequests(table: CopyTable, root: string, port: number): Plugin {
  const extra = process.env.EDIT_HOST ? [process.env.EDIT_HOST] : []
  const allowed = { hosts: [`127.0.0.1:${port}`, `localhost:${port}`, ...extra], token: randomUUID() }
  return {
    name: 'edit-requests',
    apply: 'serve',
    async configureServer(server) {
      const facts = new TextFactsReader(table, root)
      await facts.readPages()
      const live = new LivePages(server)
      let reading = new AbortController()
      // A check of the whole site takes seconds: of files that change meanwhile it says what is true of neither. Each write asks for another one.
      table.own.onWrite = () => reading.abort()
      /** An issue of the whole site with its page and the sentence that it quotes. */
      const known = (issue: Issue): Issue => {
        const { file, message, path = facts.pages.find((page) => page.file === file)?.path } = issue
        const texts = table.files.includes(file) ? table.textsOf(file) : []
        const found = texts.filter(({ value }) => message.includes(`"${value}"`)).at(-1)
        return { ...issue, ...(path && { path }), ...(found && { id: table.idOf({ file, path: found.path }) }) }
      }
      const withKnown = (sending: Sending): Sending =>
        sending.state === 'issues' ? { ...sending, issues: sending.issues.map(known) } : sending
      const answers: Record<string, (asked: Asked) => Answer | Promise<Answer>> = {
        '/session': () => {
          const pages = facts.pages.map((page) => ({ ...page, experiment: experimentWith(page.path, table) }))
          return [200, { token: allowed.token, pages }]
        },
        '/texts': ({ ids = [] }) => {
          const differing = readDiffering(table)
          const whyOf = (id: number, value: string) =>
            differing.find(({ file, says }) => says === value && file === table.place(id)?.file)?.why
          const found = facts.of(ids.filter(Number.isInteger).slice(0, 5000))
          return [200, found.map((one) => ({ ...one, differs: whyOf(one.id, one.value) }))]
        },
        '/save': async (asked) => {
          const answer = await save(table, facts, await live.claims(), asked)
          const { file } = table.place(asked.id ?? -1) ?? {}
          // The next page has these words, also where Vite hears of two saves of a file as one.
          if (answer[0] === 200 && file) live.drawAgain(table.own.inside(file))
          return answer
        },
        '/changes': () => [200, listChanges(table, facts, root)],
        '/check': async ({ path = '', texts = [] }) => [
          200,
          await live.issues(path, new Map(texts.map(({ id, text }) => [id, tidied(table, facts, id, text)]))),
        ],
        '/send': async ({ author = '', why = '' }) => {
          const issue = textIssue(author) ?? textIssue(why)
          return issue ? refused(issue) : [200, withKnown(await sendChanges(table.own, { author, why }))]
        },
        '/withdraw': async () => [200, await withdrawSent(table.own)],
        '/state': async () => [200, await sendingState(root)],
        '/site': async () => {
          reading.abort()
          reading = new AbortController()
          // A newer request or a write has ended it: no answer, and no error.
          const issues = await siteIssues(root, reading.signal).catch(() => undefined)
          return issues ? [200, issues.map(known)] : [204, undefined]
        },
        '/variant': async ({ id = -1, headline, name = '', hypothesis = '', experiment }) => {
          const issue =
            textIssue(headline) ?? textIssue(hypothesis) ?? brokenBy(String(headline), '', 'en', await live.claims())
          if (issue || typeof headline !== 'string') return refused(issue ?? 'empty')
          const { baseline = 0, worth = 0 } = experiment ?? {}
          // Numbers that the content check would refuse stop every later sending.
          const areNumbers = [baseline, worth].every(Number.isFinite)
          if (experiment && !(areNumbers && planDays({ baseline, worth, ...evenly }))) return refused('numbers')
          // Also a page that was written by hand since the start.
          await facts.readPages()
          const paths = facts.pages.map(({ path }) => path)
          if (isTaken(name, paths)) return refused('taken')
          const { file = '' } = facts.pages.find((page) => page.file === table.place(id)?.file) ?? {}
          if (!file) return refused('gone', 404)
          const planned = experiment && { experiment: { baseline, worth } }
          await makeVariant(table, file, { headline, name, hypothesis, ...planned })
          await facts.readPages()
          await live.listAgain()
          return [200, { path: `/${name}` }]
        },
        ...changeRequests(table, facts, live),
        '/differ': async ({ id = -1, text }) => {
          const [place, now] = [table.place(id), table.read(id)]
          const issue = textIssue(text)
          if (issue || !place || !now) return refused(issue ?? 'gone')
          await addDiffering(table, { file: place.file, says: now.value, why: String(text) })
          return [200, {}]
        },
      }
      server.middlewares.use(answerWithShell(server, () => facts.pages))
      server.middlewares.use('/__edit', (request, response, _next) => {
        const answer = async (): Promise<Answer> => {
          const issue = requestIssue(request, allowed)
          if (issue) return [403, { error: issue }]
          const name = new URL(request.url ?? '/', 'http://edit').pathname
          const found = Object.hasOwn(answers, name) ? answers[name] : undefined
          if (!found || (request.method === 'GET') !== (name === '/session'))
            return [404, { error: 'No such request.' }]
          const asked = request.method === 'GET' ? {} : await bodyOf(request)
          return asked ? found(asked) : [400, { error: 'Not a request of edit mode.' }]
        }
        void answer()
          .catch((error: unknown): Answer => [500, { error: (error as Error).message }])
          .then(([status, body]) => {
            response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
            response.end(body === undefined ? undefined : JSON.stringify(body))
          })
      })
    },
  }
}

/** How an experiment of two pages is planned; what it needs does not depend on the visits of a day. */
const evenly = { share: 0.5, visitsPerDay: 1 }

/** The id of the experiment that shows a page, as the records say now. */
function experimentWith(path: string, table: CopyTable): string | undefined {
  const records = literalsIn(recordsFile, readFileSync(table.own.inside(recordsFile), 'utf8'))
  const valueOf = (field: string) => records.find((one) => one.path === field)?.value
  const shown = records.filter((one) => one.value === path && one.path.endsWith('.page'))
  const own = shown
    .map((one) => one.path.split('.').slice(0, 2).join('.'))
    .find((record) => !valueOf(`${record}.ended.page`))
  return own && valueOf(`${own}.id`)
}

interface Asked extends ChangeAsked, Partial<VariantAsked> {
  ids?: readonly number[]
  was?: string
  texts?: readonly { id: number; text: string }[]
  author?: string
  why?: string
}

async function save(
  table: CopyTable,
  facts: TextFactsReader,
  ledger: Ledger,
  { id, was, text }: Asked,
): Promise<Answer> {
  const issue = textIssue(text)
  if (issue || typeof text !== 'string') return refused(issue ?? 'empty')
  const place = table.place(id ?? -1)
  if (id === undefined || !place || typeof was !== 'string') return refused('gone', 404)
  const value = tidied(table, facts, id, text)
  const broken = brokenBy(value, place.path, facts.localeOf(place), ledger)
  if (broken) return refused(broken)
  const result = await table.write(id, was, value)
  if (result === 'gone') return refused('gone', 410)
  return result === 'written' ? [200, { value }] : [409, { now: result.now }]
}

/** As the files write it: typing rests on straight quotation marks and the brand's name, files do not. */
function tidied(table: CopyTable, facts: TextFactsReader, id: number, text: string): string {
  const place = table.place(id)
  return place ? tidyText(text, facts.localeOf(place)) : text
}

/** What would keep the page from being drawn: a quotation of nothing, or a fork that no longer rests on a claim. */
function brokenBy(text: string, path: string, locale: 'en' | 'he', ledger: Ledger): Refusal | undefined {
  if (path.endsWith('.with') && quotedIn(text).length === 0) return 'branch'
  return filledText(text, locale, ledger) === undefined ? 'mark' : undefined
}

/** The body as an object, or undefined if it is none or too long. */
async function bodyOf(request: IncomingMessage): Promise<Asked | undefined> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > 100_000) return undefined
  }
  try {
    const asked = JSON.parse(body) as unknown
    return asked !== null && typeof asked === 'object' && !Array.isArray(asked) ? asked : undefined
  } catch {
    return undefined
  }
}
