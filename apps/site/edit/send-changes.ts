import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeSettings } from '@repo/server/changes/change-settings.ts'
import type { ChangedFile, ProposalState } from '@repo/server/changes/change.ts'
import { proposalState } from '@repo/server/changes/open-host.ts'
import { proposeChange } from '@repo/server/changes/propose-change.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { gitOutput } from './git-output.ts'
import { ownCache, type OwnFiles } from './own-files.ts'

export type Sending =
  | { state: ProposalState['kind'] | 'patch'; note?: string; url?: string; at?: string }
  | { state: 'nothing' }
  | { state: 'issues'; issues: readonly string[] }
  | { state: 'changed-meanwhile'; files: readonly { path: string; theirs: string | undefined; after: string }[] }

/** Sends what differs from the last commit for review, unless a rule is broken: the same checks as `npm run words`. */
export async function sendChanges(own: OwnFiles, { author, why }: { author: string; why: string }): Promise<Sending> {
  const { root } = own
  const issues = await siteIssues(root)
  if (issues.length > 0) return { state: 'issues', issues }
  const files = changedFiles(root)
  const sent = await proposeChange({ files, title: `Words: ${why}`, why, author }, settings())
  if (sent.kind === 'changed-meanwhile') return { state: sent.kind, files: sent.files }
  const kept: Sent = sent.kind === 'patch' ? { patch: ownCache + sent.fileName } : sent.proposal
  await own.change(sentFile, () => JSON.stringify(kept))
  if (sent.kind === 'patch') await own.change(ownCache + sent.fileName, () => sent.text)
  return sendingState(root)
}

/** What became of what was sent last. */
export async function sendingState(root: string): Promise<Sending> {
  const file = join(root, sentFile)
  const sent = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sent) : {}
  if (sent.patch) return { state: 'patch', note: sent.patch }
  if (!sent.branch) return { state: 'nothing' }
  const state = await proposalState(settings(), sent.branch)
  return {
    state: state.kind,
    note: state.kind === 'sent-back' ? state.note : sent.branch,
    ...(sent.url && { url: sent.url }),
    ...(state.kind === 'published' && { at: state.at }),
  }
}

/** What `npm run words` says about the whole site: seconds, in a process of its own. */
export function siteIssues(root: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile('node', ['apps/site/checks/content.ts', '--source'], { cwd: root }, (error, stdout) => {
      const lines = stdout.trim().split('\n').slice(0, -1)
      // A check that cannot run has found nothing, and is no reason to send.
      resolve(error ? (lines.length > 0 ? lines : [error.message]) : [])
    })
  })
}

interface Sent {
  branch?: string
  url?: string
  patch?: string
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
