import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeSettings } from '@repo/server/changes/change-settings.ts'
import type { ChangedFile, ProposalState } from '@repo/server/changes/change.ts'
import { proposalState, withdrawProposal } from '@repo/server/changes/open-host.ts'
import { proposeChange } from '@repo/server/changes/propose-change.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { asIssue, type Issue } from '../checks/source/issue.ts'
import { gitOutput } from './git-output.ts'
import { hashOf, ownCache, type OwnFiles } from './own-files.ts'
import { reviewNotes } from './review-notes.ts'

export type Sending =
  | {
      state: ProposalState['kind'] | 'patch'
      note?: string
      url?: string
      /** When it was sent, or published. */
      at: string
      why?: string
    }
  | { state: 'nothing' }
  | { state: 'issues'; issues: readonly Issue[] }
  | { state: 'changed-meanwhile'; files: readonly { path: string; theirs: string | undefined; after: string }[] }

/** Sends what differs from the last commit for review, unless a rule is broken: the same checks as `npm run words`. */
export async function sendChanges(own: OwnFiles, { author, why }: { author: string; why: string }): Promise<Sending> {
  const { root } = own
  const issues = await siteIssues(root)
  if (issues.length > 0) return { state: 'issues', issues }
  const files = changedFiles(root)
  const sent = await proposeChange(
    { files, title: `Words: ${why}`, why, author, notes: reviewNotes(files) },
    settings(),
  )
  if (sent.kind === 'changed-meanwhile') return { state: sent.kind, files: sent.files }
  const kept: Sent = {
    ...(sent.kind === 'patch' ? { patch: ownCache + sent.fileName } : sent.proposal),
    at: new Date().toISOString(),
    why,
    hash: hashOfAll(files),
  }
  await own.change(sentFile, () => JSON.stringify(kept))
  if (sent.kind === 'patch') await own.change(ownCache + sent.fileName, () => sent.text)
  return sendingState(root)
}

/** What became of what was sent last. */
export async function sendingState(root: string): Promise<Sending> {
  const { patch, branch, url, at = '', why } = readSent(root)
  const kept = { at, ...(why && { why }) }
  if (patch) return { state: 'patch', note: patch, ...kept }
  if (!branch) return { state: 'nothing' }
  const state = await proposalState(settings(), branch)
  return {
    ...kept,
    state: state.kind,
    note: state.kind === 'sent-back' ? state.note : branch,
    ...(url && { url }),
    ...(state.kind === 'published' && { at: state.at }),
  }
}

/** Are these files as they were sent last? */
export function isSent(root: string, files: readonly ChangedFile[]): boolean {
  return readSent(root).hash === hashOfAll(files)
}

function readSent(root: string): Sent {
  const file = join(root, sentFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sent) : {}
}

/** Closes what was sent last, before anyone merges it. The words stay in the files. */
export async function withdrawSent(own: OwnFiles): Promise<Sending> {
  const { branch } = readSent(own.root)
  if (branch) await withdrawProposal(settings(), branch)
  await own.change(sentFile, () => '{}')
  return sendingState(own.root)
}

/** What `npm run words` says about the whole site, with each line as its message: seconds, in a process of its own, which `signal` ends. */
export function siteIssues(root: string, signal?: AbortSignal): Promise<Issue[]> {
  return new Promise((resolve, reject) => {
    execFile('node', ['apps/site/checks/content.ts', '--source'], { cwd: root, signal }, (error, stdout) => {
      if (signal?.aborted) return reject(signal.reason)
      const lines = stdout.trim().split('\n').slice(0, -1)
      // A check that cannot run has found nothing, and is no reason to send.
      const said = error ? (lines.length > 0 ? lines : [error.message]) : []
      resolve(said.map((line) => ({ ...asIssue('site', line), message: line })))
    })
  })
}

interface Sent {
  branch?: string
  url?: string
  patch?: string
  at?: string
  why?: string
  /** Of the files as they were sent. */
  hash?: string
}

function hashOfAll(files: readonly ChangedFile[]): string {
  return hashOf(JSON.stringify(files.map(({ path, after }) => [path, after])))
}

const sentFile = `${ownCache}sent.json`

/** The words that differ from the last commit, staged or not. What is gone is not sent: a moved file is sent as the new one. */
export function changedFiles(root: string): ChangedFile[] {
  const places = ['packages/content', 'packages/contract/experiments.ts']
  const lines = (output: string) => output.split('\0').filter((line) => line.endsWith('.ts'))
  const committed = new Set(lines(gitOutput(root, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...places)))
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...places]
  // A file that was removed from the index and written again has two lines.
  const paths = new Set(lines(gitOutput(root, ...status)).map((line) => line.slice(3)))
  return [...paths]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({
      path,
      before: committed.has(path) ? gitOutput(root, 'show', `HEAD:${path}`) : undefined,
      after: readFileSync(join(root, path), 'utf8'),
    }))
}

function settings() {
  return readSettings(changeSettings, process.env, `edit mode are not valid (${guide})`)
}

const guide = 'docs/how-to/send-changes-for-review.md'
