import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ChangeError } from './change.ts'
import { proposalTrailer } from './describe-change.ts'
import { isOfTopic, type Host } from './host.ts'

/**
 * A repository that git can push to, with the credentials that git has. Works in a bare repository of its own, so that no checkout, index
 * or branch of the author changes.
 */
export async function gitHost(address: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'changes-'))
  const git = (args: readonly string[], options: GitOptions = {}) => run(folder, args, options)
  const close = () => rm(folder, { recursive: true, force: true })
  const commitIf = (name: string) => git(['rev-parse', '-q', '--verify', `${name}^{commit}`]).catch(() => undefined)
  const isMerged = (commit: string) =>
    git(['merge-base', '--is-ancestor', commit, main]).then(
      () => true,
      () => false,
    )
  try {
    await git(['init', '-q', '--bare'])
    const [, head = 'main'] =
      /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(await git(['ls-remote', '--symref', '--', address, 'HEAD'])) ?? []
    await git(['fetch', '-q', '--no-tags', '--', address, `refs/heads/${head}:${main}`, 'refs/heads/*:refs/theirs/*'])
  } catch (error) {
    await close()
    throw new ChangeError('unreachable', `git cannot read ${address}: ${(error as Error).message}`)
  }

  return {
    async open(topic) {
      const commit = await git(['rev-parse', main])
      const names = (
        await git(['for-each-ref', '--format=%(refname:lstrip=2)', '--sort=-refname', 'refs/theirs'])
      ).split('\n')
      for (const branch of names.filter((name) => isOfTopic(name, topic))) {
        const tip = await git(['rev-parse', `refs/theirs/${branch}`])
        if (await isMerged(tip)) continue
        return { main: commit, joined: { branch, tip, fork: await git(['merge-base', commit, tip]), body: '' } }
      }
      return { main: commit }
    },

    read: (commit, path) => git(['cat-file', 'blob', `${commit}:${path}`], { isRaw: true }).catch(() => undefined),
    lastAuthor: (commit, path) => git(['log', '-1', '--format=%ae', commit, '--', path]),

    async commit({ parent, files, message, author }) {
      const env = { GIT_INDEX_FILE: join(folder, 'next-index') }
      await git(['read-tree', parent], { env })
      for (const { path, after } of files) {
        const blob = await git(['hash-object', '-w', '--stdin'], { input: after })
        await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], { env })
      }
      const people = { GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email }
      const committer = { GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email }
      const tree = await git(['write-tree'], { env })
      return git(['commit-tree', tree, '-p', parent], { input: message, env: { ...people, ...committer } })
    },

    async publish({ branch, commit }) {
      try {
        await git(['push', '-q', '--', address, `${commit}:refs/heads/${branch}`])
      } catch (error) {
        throw new ChangeError('moved', `git cannot push to ${address}: ${(error as Error).message}`)
      }
      return { branch }
    },

    async state(branch) {
      const merged = await git(['log', '-1', '--format=%H', `--grep=^${proposalTrailer}${branch}$`, main])
      const tip = await commitIf(`refs/theirs/${branch}`)
      if (merged && (!tip || (await isMerged(tip)))) {
        const merges = await git(['rev-list', '--first-parent', '--ancestry-path', `${merged}..${main}`])
        return { kind: 'published', at: await git(['show', '-s', '--format=%cI', merges.split('\n').at(-1) || merged]) }
      }
      return tip ? { kind: 'waiting' } : { kind: 'sent-back', by: 'closed', note: '' }
    },

    async withdraw(branch) {
      await git(['push', '-q', '--', address, `:refs/heads/${branch}`])
    },

    close,
  }
}

const main = 'refs/main'

interface GitOptions {
  input?: string
  env?: Record<string, string>
  /** With its last line break. */
  isRaw?: boolean
}

async function run(cwd: string, args: readonly string[], { input, env, isRaw }: GitOptions): Promise<string> {
  const started = promisify(execFile)('git', args, {
    cwd,
    maxBuffer: 2 ** 26,
    timeout: timeoutMs,
    // Without a terminal git would wait for a password that is never typed.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  })
  started.child.stdin?.end(input)
  const { stdout } = await started
  return isRaw ? stdout : stdout.trim()
}

const timeoutMs = 60_000
