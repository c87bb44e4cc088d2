import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startFakeGithub } from '@repo/testing/changes/fake-github.ts'
import { changeSettings } from './change-settings.ts'
import type { Change, Sent } from './change.ts'
import { proposalState, readFromMain, withdrawProposal } from './open-host.ts'
import { proposeChange } from './propose-change.ts'

// GitHub is a small server of ours that answers as its documentation says.

const english = 'packages/content/pages/pricing.en.ts'
const hebrew = 'packages/content/pages/pricing-he.he.ts'
const other = 'packages/content/pages/demo.en.ts'
const page = (headline: string) => `export default {\n  path: '/x',\n  headline: '${headline}',\n  sections: [],\n}\n`
const files: Record<string, string> = {
  [english]: page('Old words'),
  [hebrew]: page('מילים ישנות'),
  [other]: page('Demo'),
}
const edit = (path: string, headline: string, before = files[path]) => ({ path, before, after: page(headline) })
const change: Change = {
  files: [edit(english, 'New words'), edit(hebrew, 'מילים חדשות'), edit(other, 'Another demo')],
  title: 'Say it shorter',
  why: 'Ads promise it in four words',
  author: 'Dana Levi',
}
let github: Awaited<ReturnType<typeof startFakeGithub>>
beforeEach(async () => {
  github = await startFakeGithub(files)
})
afterEach(() => github.stop())

const send = (some: Partial<Change> = {}) => proposeChange({ ...change, ...some }, github.settings)

test('a change is one branch with one commit per page, in both languages, with name and reason', async () => {
  const { branch } = proposalOf(await send())
  expect(branch).toMatch(/^words\/dana-levi-\d{14}$/)
  const [second, first, ...before] = github.commitsOf(branch)
  expect(before).toHaveLength(1)
  expect(first?.files.get(hebrew)).toBe(page('מילים חדשות'))
  expect(first?.files.get(other)).toBe(files[other])
  expect(second?.files.get(other)).toBe(page('Another demo'))
  expect(first?.message).toMatch(/^pricing: Say it shorter\n\nAds promise it in four words\n/)
  expect(first?.message).toMatch(/- headline: 'Old words',\n\+ headline: 'New words',/)
  expect(first?.message).toMatch(/- headline: 'מילים ישנות',\n\+ headline: 'מילים חדשות',/)
  expect(first?.email).toBe('dana-levi@changes.invalid')
  expect(github.commitsOf('trunk')).toHaveLength(1)
  expect(await proposalState(github.settings, branch)).toEqual({ kind: 'waiting' })
})

test('later changes join it: from what was sent, from the beginning, and what is there already makes no commit', async () => {
  const first = proposalOf(await send())
  const again = await send({ files: [edit(english, 'Newer words', page('New words'))] })
  expect(proposalOf(again).branch).toBe(first.branch)
  await send({ files: [edit(english, 'Newest words'), edit(other, 'Another demo')] })
  const all = github.commitsOf(first.branch)
  expect(all).toHaveLength(5)
  expect(all[0]?.files.get(english)).toBe(page('Newest words'))
  expect(proposalOf(await send({ author: 'דנה', files: [edit(other, 'Third')] })).branch).not.toBe(first.branch)
})

test('what changed on main meanwhile is reported with both versions, and nothing is sent', async () => {
  github.push('trunk', english, page('Their words'))
  expect(await send()).toEqual({
    kind: 'changed-meanwhile',
    files: [{ ...edit(english, 'New words'), theirs: page('Their words') }],
  })
  expect(await send({ files: [{ path: other, after: 'new' }] })).toMatchObject({ files: [{ theirs: files[other] }] })
  expect(await readFromMain(github.settings, english)).toBe(page('Their words'))
})

test('what a reviewer wrote into the proposal, or merged beside it, is not overwritten', async () => {
  const { branch } = proposalOf(await send())
  github.push(branch, english, page('As reviewed'))
  const late = [edit(english, 'Newest words')]
  expect(await send({ files: late })).toEqual({
    kind: 'changed-meanwhile',
    files: [{ ...late[0], theirs: page('As reviewed') }],
  })
  github.push('trunk', other, page('Their demo'))
  expect(await send({ files: [edit(other, 'Fourth')] })).toMatchObject({ files: [{ theirs: page('Their demo') }] })
  expect(github.commitsOf(branch)[0]?.files.get(english)).toBe(page('As reviewed'))
})

test('a line break in what a person typed forges no trailer', async () => {
  const { branch } = proposalOf(await send({ why: 'A\n\nCo-authored-by: Other <x@y>', topic: 'words/x' }))
  expect(github.commitsOf(branch)[0]?.message).toContain('\n\nA Co-authored-by: Other')
})

test('a withdrawn proposal is closed, and the next change begins another', async () => {
  const { branch } = proposalOf(await send())
  await withdrawProposal(github.settings, branch)
  expect(await proposalState(github.settings, branch)).toMatchObject({ kind: 'sent-back', by: 'closed' })
  const later = new Date(Date.now() + 1000)
  expect(proposalOf(await proposeChange(change, github.settings, later)).branch).not.toBe(branch)
})

test.each([
  'apps/site/pages/index.astro',
  'packages/content/../../.github/workflows/ci.ts',
  'packages/content/.hidden.ts',
  'packages/content/package.json',
  '/packages/content/brand.ts',
  'packages/contract/events.ts',
  'packages/content/source/write-source.ts',
  '.github/workflows/deploy.ts',
])('%s is refused before anything is sent', async (path) => {
  await expect(proposeChange({ ...change, files: [{ path, after: '' }] }, github.settings)).rejects.toMatchObject({
    reason: 'forbidden-path',
  })
  expect(github.requests).toEqual([])
})

test('the pull request has name, reason, before and after of all files that joined it, and its state', async () => {
  const { branch, number, url } = proposalOf(await proposeChange(change, github.settings))
  expect({ number, url }).toEqual({ number: 41, url: `${github.settings.CHANGES_API}/shop/site/pull/41` })
  const next = { ...change, files: [edit(other, 'Third')], why: 'Second thoughts' }
  expect(proposalOf(await proposeChange(next, github.settings))).toEqual({ branch, number, url })
  const [request] = github.pullRequests
  expect(request?.title).toBe('Say it shorter')
  expect(request?.body).toMatch(/^Dana Levi: Ads promise it in four words\n\nDana Levi: Second thoughts\n/)
  expect(request?.body.match(/^### .+$/gm)).toEqual([`### ${english}`, `### ${hebrew}`, `### ${other}`])
  expect(request?.body).toContain("- headline: 'מילים ישנות',\n+ headline: 'מילים חדשות',")
  expect(request?.body).toContain("+ headline: 'Third',")
  expect(request?.body).not.toContain('Another demo')

  const state = () => proposalState(github.settings, branch)
  const check = { name: 'ci', status: 'in_progress', conclusion: null as string | null }
  github.checks.set(github.tip(branch), [check])
  expect(await state()).toEqual({ kind: 'checking' })
  Object.assign(check, { status: 'completed', conclusion: 'failure' })
  expect(await state()).toEqual({ kind: 'sent-back', by: 'checks', note: 'ci' })
  check.conclusion = 'success'
  expect(await state()).toEqual({ kind: 'waiting' })
  request?.reviews.push({ state: 'CHANGES_REQUESTED', body: 'Not four words', commit_id: github.tip(branch) })
  expect(await state()).toEqual({ kind: 'sent-back', by: 'review', note: 'Not four words' })
  await proposeChange({ ...change, files: [edit(other, 'Four words')] }, github.settings)
  expect(await state()).toEqual({ kind: 'waiting' })
  Object.assign(request ?? {}, { state: 'closed', merged_at: '2026-11-18T09:00:00Z' })
  expect(await state()).toEqual({ kind: 'published', at: '2026-11-18T09:00:00Z' })
  // No call of the sender merges.
  expect(github.requests.filter((one) => /merge/.test(one))).toEqual([])
})

test('CL-26 the reviewer reads what has to be decided, once, in the pull request or in the patch', async () => {
  const notes = ['Marked as no claim: “45%” in “45% more\nsales”']
  const line = '- Marked as no claim: “45%” in “45% more sales”'
  await send({ notes })
  await send({ notes, files: [edit(other, 'Third')] })
  expect(github.pullRequests[0]?.body.split('\n').filter((one) => one === line)).toHaveLength(1)
  const patch = await proposeChange({ ...change, notes }, { ...github.settings, CHANGES_TOKEN: '' })
  expect(patch).toMatchObject({ text: expect.stringContaining(`${change.why}\n${line}\n---`) as string })
})

test('a pull request of a fork is not joined', async () => {
  const { branch } = proposalOf(await proposeChange(change, github.settings))
  Object.assign(github.pullRequests[0] ?? {}, { isFork: true })
  const later = new Date(Date.now() + 5000)
  expect(proposalOf(await proposeChange(change, github.settings, later)).branch).not.toBe(branch)
})

test('a token that is refused, and a host that does not answer, are said', async () => {
  const wrong = { ...github.settings, CHANGES_TOKEN: 'another' }
  await expect(proposeChange(change, wrong)).rejects.toMatchObject({ reason: 'denied' })
  const gone = { ...github.settings, CHANGES_API: 'http://127.0.0.1:9' }
  await expect(proposeChange(change, gone)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('without a repository, or without a token for GitHub, a patch that git takes, with its author', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  git('init', '-q')
  writeFileSync(join(folder, '.git/config'), '[user]\nname = Other\nemail = other@example.com\n', { flag: 'a' })
  const text = files[english]?.trimEnd() ?? ''
  const parts = [
    ...change.files,
    { path: 'packages/content/pages/fresh.en.ts', after: page('Fresh') },
    {
      path: 'packages/content/pages/long.he.ts',
      before: numbers(1, 40),
      after: numbers(2, 41).replace('20\n', 'twenty\n'),
    },
    { path: 'packages/content/pages/end.en.ts', before: text, after: `${text}\n` },
  ]
  for (const { path, before } of parts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (before) writeFileSync(join(folder, path), before)
  }
  git('add', '.')
  git('commit', '-qm', 'First')
  const sent = await proposeChange({ ...change, files: parts }, { ...github.settings, CHANGES_TOKEN: '' })
  if (sent.kind !== 'patch') throw new Error(sent.kind)
  expect(sent.fileName).toBe('words-dana-levi.patch')
  execFileSync('git', ['-C', folder, 'am', '-q'], { input: sent.text })
  for (const { path, after } of parts) expect(readFileSync(join(folder, path), 'utf8')).toBe(after)
  expect(git('show', '-s', '--format=%an: %B')).toBe('Dana Levi: Say it shorter\n\nAds promise it in four words')
  expect(await proposeChange(change, changeSettings.parse({}))).toMatchObject({ kind: 'patch' })
})

test.each(['git@host:site.git', '/srv/git/site.git', 'https://github.com/shop/site'])(
  '%s is no repository to send to',
  (CHANGES_REPOSITORY) => {
    const { error } = changeSettings.safeParse({ CHANGES_REPOSITORY })
    expect(error?.issues[0]?.message).toContain('is not owner/name')
  },
)

function proposalOf(sent: Sent) {
  if (sent.kind !== 'proposed') throw new Error(JSON.stringify(sent))
  return sent.proposal
}

function numbers(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at}\n`).join('')
}
