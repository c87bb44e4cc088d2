import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ExperimentChoices, NewProposal, OneProposal, Proposals } from '../api/proposals.ts'
import { addDays } from '@repo/contract/days.ts'
import { withRecord } from '@repo/content/source/experiment-records.ts'
import { recordsFile } from '@repo/server/changes/change.ts'
import { startFakeGithub } from '@repo/testing/changes/fake-github.ts'
import { startConsoleOn, startTestConsole } from '../../../testing/test-console.ts'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

// GitHub is a small server of ours (packages/testing/changes/fake-github.ts).

const running = sampleExperiment({ id: 'running', arms: halves('/5-reasons-2', '/demo') })
const records = withRecord(readFileSync(recordsFile, 'utf8'), running)
const clock = Date.parse('2026-11-17T09:41:00Z')
const registration: NewProposal = {
  kind: 'register',
  experiment: 'five-question',
  question: 'Does a question in the headline bring more install clicks?',
  goal: 'install',
  worth: 1.5,
  pages: ['/5-reasons-v2', '/5-reasons-copy'],
}

const github = await startFakeGithub({ [recordsFile]: records })
afterAll(() => github.stop())
const console = await startTestConsole({ experiments: [running], now: () => clock, settings: github.settings })
afterAll(() => console.stop())
const owner = await console.signIn('owner', { at: new Date(clock) })
for (const [page, clicks, visits] of [
  ['/5-reasons-v2', 1, 271],
  ['/5-reasons-v2', 0, 3033],
  ['/5-reasons-copy', 0, 3303],
  ['/he-landing', 1, 50],
] as const)
  await console.rows(
    `insert into page_daily (day, lang, variant, utm_source, stage, entry, clicks, visits)
    values ($1, 'en', $2, '', 'visit', '', $3, $4)`,
    [addDays('2026-11-17', -28), page, clicks, visits],
  )
beforeEach(() => console.rows('update console_proposals set withdrawn_at = now()'))

test('pages with their counts, and what they run in', async () => {
  const { pages, takenIds, start } = await get<ExperimentChoices>('/api/experiment-choices')
  expect(pages[0]).toMatchObject({ path: '/5-reasons-v2', lang: 'en', visits: 3304, goals: { install: 271, lead: 0 } })
  expect(pages.find(({ path }) => path === '/demo')?.runsIn).toBe('running')
  expect(takenIds).toEqual(['running'])
  expect(start).toBe('2026-11-18')
})

test('Register is one record with its fingerprint, as a pull request; it can be withdrawn', async () => {
  const response = await owner.post('/api/proposals', registration)
  expect(response.status).toBe(200)
  const branch = github.pullRequests[0]?.branch ?? ''
  const [commit] = github.commitsOf(branch)
  const draft = {
    ...sampleExperiment({ baseline: 0.082, start: '2026-11-18' }),
    fingerprint: '',
  }
  expect(commit?.files.get(recordsFile)).toBe(withRecord(records, draft))
  // The fingerprint of the record in the picture of this screen.
  expect(await response.json()).toMatchObject({
    number: 41,
    by: 'Dana',
    state: { kind: 'waiting' },
    source: expect.stringContaining('57dc524667c8'),
  })
  expect(github.pullRequests[0]).toMatchObject({ title: 'Register the experiment five-question' })
  expect(github.pullRequests[0]?.body).toContain(`Dana: ${registration.question}`)
  expect(await get<Proposals>('/api/proposals')).toMatchObject({ proposals: [{ experiment: 'five-question' }] })
  expect((await get<ExperimentChoices>('/api/experiment-choices')).takenIds).toEqual(['running', 'five-question'])
  expect((await owner.post('/api/proposals', registration)).status).toBe(409)
  expect(await console.rows("select facts from audit_log where action = 'experiment-proposed'")).toEqual([
    { facts: { experiment: 'five-question', kind: 'register' } },
  ])
  expect((await owner.delete('/api/proposals/five-question')).status).toBe(200)
  expect(github.pullRequests[0]?.state).toBe('closed')
  expect(await get<OneProposal>('/api/proposals/five-question')).toEqual({})
})

test.each([
  ['an id that is taken', { experiment: 'running' }, 409, 'id-taken'],
  ['the address of the form', { experiment: 'new' }, 409, 'id-taken'],
  ['pages of two languages', { pages: ['/5-reasons-v2', '/he-landing'] }, 409, 'languages-differ'],
  ['a page that runs in another one', { pages: ['/5-reasons-v2', '/demo'] }, 409, 'page-busy'],
  ['a worth under 1.05', { worth: 1.04 }, 400, 'invalid'],
  ['a worth over 3', { worth: 3.01 }, 400, 'invalid'],
  ['one page twice', { pages: ['/5-reasons-v2', '/5-reasons-v2'] }, 400, 'invalid'],
  ['a page that is none', { pages: ['/5-reasons-v2', '/none'] }, 400, 'invalid'],
  ['a goal that the first page never had', { goal: 'chat' }, 400, 'invalid'],
  ['a question with a line break', { question: 'One\ntwo three' }, 400, 'invalid'],
])('%s is refused before anything is sent', async (_, wrong, status, error) => {
  const before = github.pullRequests.length
  const response = await owner.post('/api/proposals', { ...registration, ...wrong })
  expect([response.status, await response.json()]).toEqual([status, { error }])
  expect(github.pullRequests).toHaveLength(before)
})

test('ending keeps one of its pages, by one line', async () => {
  const end = { kind: 'end', experiment: 'running', page: '/demo' }
  expect((await owner.post('/api/proposals', { ...end, page: '/he' })).status).toBe(400)
  expect((await owner.post('/api/proposals', end)).status).toBe(200)
  const { body } = github.pullRequests.at(-1) ?? {}
  expect(body?.match(/^[+-] .+$/gm)).toEqual(["+ ended: { page: '/demo' },"])
  expect(await get<OneProposal>('/api/proposals/running')).toMatchObject({ proposal: { kind: 'end', by: 'Dana' } })
  expect(await get<Proposals>('/api/proposals')).toEqual({ proposals: [] })
})

test('without a repository there is a patch; one that is away is said, and nothing is stored', async () => {
  const alone = await startConsoleOn(console.urls.console, { now: () => clock, experiments: [running] })
  const response = await alone.send('POST', '/api/proposals', registration, { cookie: owner.cookie })
  expect(await response.json()).toMatchObject({
    patch: expect.stringMatching(/^From .+\nFrom: .+\n[^]*\+ {4}id: .five-question.,\n/),
  })
  await alone.stop()
  const settings = { ...github.settings, CHANGES_API: 'http://127.0.0.1:9' }
  const gone = await startConsoleOn(console.urls.console, { now: () => clock, experiments: [], settings })
  const refused = await gone.send(
    'POST',
    '/api/proposals',
    { ...registration, experiment: 'other' },
    { cookie: owner.cookie },
  )
  expect([refused.status, await refused.json()]).toEqual([503, { error: 'repository' }])
  await gone.stop()
  expect(await console.rows("select from console_proposals where experiment = 'other'")).toEqual([])
})

async function get<T>(path: string): Promise<T> {
  return (await (await owner.get(path)).json()) as T
}
