import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changeSettings } from '@repo/server/changes/change-settings.ts'
import type { ChangedFile, ProposalState } from '@repo/server/changes/change.ts'
import { proposalState } from '@repo/server/changes/open-host.ts'
import { proposeChange } from '@repo/server/changes/propose-change.ts'

export type Sending =
  | { state: ProposalState['kind'] | 'patch'; note?: string; url?: string; at?: string }
  | { state: 'faults'; faults: readonly string[] }
  | { state: 'changed-meanwhile'; files: readonly { path: string; theirs: string | undefined; after: string }[] }

/** Sends what differs from the last commit for review, unless a rule is broken: the same checks as `npm run words`. */
export async function sendChanges(root: string, { author, why }: { author: string; why: string }): Promise<Sending> {
  const faults = await siteFaults(root)
  if (faults.length > 0) return { state: 'faults', faults }
  const files = changedFiles(root)
  const sent = await proposeChange({ files, title: `Words: ${why}`, why, author }, settingsOf(root))
  if (sent.kind === 'changed-meanwhile') return { state: sent.kind, files: sent.files }
  keep(root, sent.kind === 'patch' ? { patch: sent.fileName } : sent.proposal)
  if (sent.kind === 'proposed') return sendingState(root)
  writeFileSync(join(root, '.cache/edit', sent.fileName), sent.text)
  return { state: 'patch', note: `.cache/edit/${sent.fileName}` }
}

/** What became of what was sent last. */
export async function sendingState(root: string): Promise<Sending> {
  const file = join(root, '.cache/edit/sent.json')
  const sent = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sent) : {}
  if (!sent.branch) return { state: 'patch', note: sent.patch ? `.cache/edit/${sent.patch}` : '' }
  const state = await proposalState(settingsOf(root), sent.branch)
  return {
    state: state.kind,
    note: state.kind === 'sent-back' ? state.note : sent.branch,
    ...(sent.url && { url: sent.url }),
    ...(state.kind === 'published' && { at: state.at }),
  }
}

/** What `npm run words` says about the whole site: seconds, in a process of its own. */
export function siteFaults(root: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile('node', ['apps/site/checks/content.ts', '--source'], { cwd: root }, (error, stdout) => {
      resolve(error ? stdout.trim().split('\n').slice(0, -1) : [])
    })
  })
}

interface Sent {
  branch?: string
  url?: string
  patch?: string
}

function keep(root: string, sent: Sent): void {
  const file = join(root, '.cache/edit/sent.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(sent))
}

function changedFiles(root: string): ChangedFile[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
  const places = ['packages/content', 'packages/contract/experiments.ts']
  const listed = git('status', '--porcelain', '-z', '--untracked-files=all', '--', ...places)
  return listed
    .split('\0')
    .filter((line) => line.endsWith('.ts') && !line.includes('D '))
    .map((line) => {
      const path = line.slice(3)
      const before = line.startsWith('??') ? undefined : git('show', `HEAD:${path}`)
      return { path, before, after: readFileSync(join(root, path), 'utf8') }
    })
}

/** Without a setting, the repository that the checkout came from. */
function settingsOf(root: string) {
  const settings = changeSettings.parse(process.env)
  if (settings.CHANGES_REPOSITORY) return settings
  try {
    const origin = execFileSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return { ...settings, CHANGES_REPOSITORY: origin.trim() }
  } catch {
    return settings
  }
}
