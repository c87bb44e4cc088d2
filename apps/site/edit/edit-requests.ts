import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { fillText } from '@repo/content/fill.ts'
import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { tidyText } from '@repo/content/tidy-text.ts'
import { isTaken } from '@repo/content/reserved-names.ts'
import type { Plugin } from 'vite'
import type { CopyTable } from './copy-table.ts'
import { LivePages } from './live-pages.ts'
import { addDiffering, readDiffering } from './meant-to-differ.ts'
import { overlayWords, type Refusal } from './overlay/words.ts'
import { makeVariant, type VariantAsked } from './make-variant.ts'
import { isBackwards, readDates, withDates, type Dates } from './page-dates.ts'
import { requestIssue, textIssue } from './request-issues.ts'
import { sendChanges, sendingState, siteIssues } from './send-changes.ts'
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
      /** Which pages show a sentence changes with their files alone, not with its words. */
      let used: ReturnType<LivePages['usedOn']> | undefined
      const answers: Record<string, (asked: Asked) => Answer | Promise<Answer>> = {
        '/session': () => [200, { token: allowed.token, pages: facts.pages }],
        '/texts': async ({ ids = [] }) => {
          used ??= live.usedOn()
          const pagesOf = await used
          const differing = readDiffering(table)
          const whyOf = (id: number, value: string) =>
            differing.find(({ file, says }) => says === value && file === table.place(id)?.file)?.why
          const found = facts.of(ids.filter(Number.isInteger).slice(0, 5000))
          return [
            200,
            found.map((one) => ({
              ...one,
              usedOn: pagesOf.get(one.id) ?? ['*'],
              differs: whyOf(one.id, one.value),
            })),
          ]
        },
        '/save': (asked) => save(table, facts, asked),
        '/changes': () => [200, facts.changes().map(({ id, was, now }) => ({ id, was, now }))],
        '/check': async ({ path = '', texts = [] }) => [
          200,
          await live.issues(path, new Map(texts.map(({ id, text }) => [id, tidied(table, facts, id, text)]))),
        ],
        '/send': async ({ author = '', why = '' }) => {
          const issue = textIssue(author) ?? textIssue(why)
          return issue ? [422, { error: issue }] : [200, await sendChanges(table.own, { author, why })]
        },
        '/state': async () => [200, await sendingState(root)],
        '/site': async () => [200, await siteIssues(root)],
        '/variant': async ({ id = -1, text, name = '', hypothesis = '', experiment }) => {
          const issue = textIssue(text) ?? textIssue(hypothesis) ?? brokenBy(String(text), '', 'en')
          if (issue || typeof text !== 'string') return [422, { error: issue }]
          const { baseline = 0, worth = 0, visitsPerDay = 0 } = experiment ?? {}
          if (![baseline, worth, visitsPerDay].every(Number.isFinite)) return [422, { error: 'Write numbers.' }]
          // Also a page that was written by hand since the start.
          await facts.readPages()
          if (
            isTaken(
              name,
              facts.pages.map(({ path }) => path),
            )
          )
            return refused('taken')
          const planned = experiment && { experiment: { baseline, worth, visitsPerDay } }
          const made = await makeVariant(table, { id, text, name, hypothesis, ...planned })
          await facts.readPages()
          live.listAgain()
          used = undefined
          return [200, made]
        },
        '/dates': async ({ path = '', part, dates }) => {
          const file = facts.fileOf(path)
          if (!file) return [404, { error: 'No such page.' }]
          if (dates && isBackwards(dates)) return refused('backwards')
          if (dates)
            await table.own.change(file, (code = '') => withDates(file, code, part === 'banner' ? part : 'page', dates))
          return [200, readDates(file, readFileSync(table.own.inside(file), 'utf8'))]
        },
        '/differ': async ({ id = -1, text }) => {
          const [place, now] = [table.place(id), table.read(id)]
          if (textIssue(text) || !place || !now) return [422, { error: 'Write why, in one line.' }]
          await addDiffering(table, { file: place.file, says: now.value, why: String(text) })
          return [200, {}]
        },
      }
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
            response.end(JSON.stringify(body))
          })
      })
    },
  }
}

export type Answer = [status: number, body: unknown]

/** A refusal that the overlay words in the language of the page. */
function refused(refusal: Refusal): Answer {
  return [422, { refusal, error: overlayWords.en.refused[refusal] }]
}

export interface Asked {
  id?: number
  ids?: readonly number[]
  was?: string
  text?: string
  path?: string
  texts?: readonly { id: number; text: string }[]
  part?: string
  dates?: Dates
  author?: string
  why?: string
  name?: string
  hypothesis?: string
  experiment?: VariantAsked['experiment']
}

async function save(table: CopyTable, facts: TextFactsReader, { id, was, text }: Asked): Promise<Answer> {
  const issue = textIssue(text)
  if (issue || typeof text !== 'string') return [422, { error: issue }]
  const place = table.place(id ?? -1)
  if (id === undefined || !place || typeof was !== 'string') return [404, { error: 'No such sentence.' }]
  const value = tidied(table, facts, id, text)
  const broken = brokenBy(value, place.path, facts.localeOf(place))
  if (broken) return [422, { error: broken }]
  const result = await table.write(id, was, value)
  if (result === 'gone') return [410, { error: 'This sentence is no longer in the file.' }]
  return result === 'written' ? [200, { value }] : [409, { error: 'Changed meanwhile.', now: result.now }]
}

/** As the files write it: typing rests on straight quotation marks and the brand's name, files do not. */
function tidied(table: CopyTable, facts: TextFactsReader, id: number, text: string): string {
  const place = table.place(id)
  return place ? tidyText(text, facts.localeOf(place)) : text
}

/** What would keep the page from being drawn: a quotation of nothing, or a fork that no longer rests on a claim. */
function brokenBy(text: string, path: string, locale: 'en' | 'he'): string | undefined {
  if (path.endsWith('.with') && quotedIn(text).length === 0)
    return 'This branch is shown with a claim: it has to quote one.'
  try {
    fillText(text, locale, claims)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
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
