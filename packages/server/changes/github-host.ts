import { Octokit } from '@octokit/core'
import { ChangeError, type ChangedFile, type Proposal, type ProposalState } from './change.ts'

/**
 * A repository on GitHub, through its API alone: no checkout and no git on this machine. Commits are named by their hashes. Nothing here
 * merges.
 */
export function githubHost({ owner, name: repo, token, api }: Repository) {
  const octokit = new Octokit({ auth: token, baseUrl: api.replace(/\/$/, '') })
  octokit.hook.wrap('request', async (request, options) => {
    try {
      return await request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(timeoutMs) } })
    } catch (error) {
      throw asChangeError(error)
    }
  })
  const at = { owner, repo }
  const mainBranch = async () => (await octokit.request(`GET ${here}`, at)).data.default_branch
  const readTip = async (branch: string) =>
    (await octokit.request(`GET ${here}/git/ref/{ref}`, { ...at, ref: `heads/${branch}` })).data.object.sha
  const requestOf = async (branch: string) => {
    const { data } = await octokit.request(`GET ${here}/pulls`, { ...at, head: `${owner}:${branch}`, state: 'all' })
    return data.find(({ head }) => head.ref === branch)
  }
  const change = (pull_number: number, what: { body: string } | { state: 'closed' }) =>
    octokit.request(`PATCH ${here}/pulls/{pull_number}`, { ...at, pull_number, ...what })

  return {
    /** The main branch, and of a topic's proposals the one that is open. */
    async open(topic: string): Promise<{ main: string; joined?: OpenProposal }> {
      const main = await readTip(await mainBranch())
      const { data: requests } = await octokit.request(`GET ${here}/pulls`, { ...at, per_page: 100 })
      // Not of a fork, where an attacker names the branch.
      const found = requests.find(({ head, base }) => head.repo?.id === base.repo.id && isOfTopic(head.ref, topic))
      if (!found) return { main }
      const { ref: branch, sha: tip } = found.head
      const { data } = await octokit.request(`GET ${here}/compare/{basehead}`, { ...at, basehead: `${main}...${tip}` })
      const { number, html_url: url } = found
      return { main, joined: { branch, number, url, tip, fork: data.merge_base_commit.sha, body: found.body ?? '' } }
    },

    async read(commit: string, path: string): Promise<string | undefined> {
      try {
        const { data } = await octokit.request(`GET ${here}/contents/{path}`, { ...at, path, ref: commit })
        return 'content' in data ? Buffer.from(data.content ?? '', 'base64').toString() : undefined
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },

    /** The address of who changed a file last, up to a commit. */
    async lastAuthor(commit: string, path: string): Promise<string | undefined> {
      const { data } = await octokit.request(`GET ${here}/commits`, { ...at, sha: commit, path, per_page: 1 })
      return data[0]?.commit.author?.email
    },

    async commit({ parent, files, message, author }: NewCommit): Promise<string> {
      const base = await octokit.request(`GET ${here}/git/commits/{commit_sha}`, { ...at, commit_sha: parent })
      const tree = await octokit.request(`POST ${here}/git/trees`, {
        ...at,
        base_tree: base.data.tree.sha,
        tree: files.map(({ path, after }) => ({
          path,
          mode: '100644' as const,
          type: 'blob' as const,
          content: after,
        })),
      })
      const commit = { message, author, tree: tree.data.sha, parents: [parent] }
      return (await octokit.request(`POST ${here}/git/commits`, { ...at, ...commit })).data.sha
    },

    /** Moves or makes the branch, never by force, and opens the pull request if there is none. */
    async publish({ branch, commit, joined, title, body }: Publication): Promise<Proposal> {
      const ref = `heads/${branch}`
      if (joined) {
        await octokit.request(`PATCH ${here}/git/refs/{ref}`, { ...at, ref, sha: commit, force: false })
        await change(joined.number, { body })
        return { branch, number: joined.number, url: joined.url }
      }
      await octokit.request(`POST ${here}/git/refs`, { ...at, ref: `refs/${ref}`, sha: commit })
      try {
        const base = await mainBranch()
        const { data } = await octokit.request(`POST ${here}/pulls`, { ...at, title, body, head: branch, base })
        return { branch, number: data.number, url: data.html_url }
      } catch (error) {
        // A branch without a pull request would not be seen in the list of changes.
        await octokit.request(`DELETE ${here}/git/refs/{ref}`, { ...at, ref }).catch(() => undefined)
        throw error
      }
    },

    async state(branch: string): Promise<ProposalState> {
      const request = await requestOf(branch)
      if (request?.merged_at) return { kind: 'published', at: request.merged_at }
      if (!request || request.state === 'closed') return { kind: 'sent-back', by: 'closed', note: '' }
      const { number: pull_number, head } = request
      const [{ data: reviews }, checks] = await Promise.all([
        octokit.request(`GET ${here}/pulls/{pull_number}/reviews`, { ...at, pull_number, per_page: 100 }),
        octokit.request(`GET ${here}/commits/{ref}/check-runs`, { ...at, ref: head.sha, per_page: 100 }),
      ])
      // Comments decide nothing, and what was asked of an earlier version is answered by a newer one.
      const last = reviews.findLast(({ state }) => ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(state))
      if (last?.state === 'CHANGES_REQUESTED' && last.commit_id === head.sha)
        return { kind: 'sent-back', by: 'review', note: last.body }
      return checkState(checks.data.check_runs)
    },

    /** Closes it unmerged. */
    async withdraw(branch: string): Promise<void> {
      const request = await requestOf(branch)
      if (request) await change(request.number, { state: 'closed' })
    },
  }
}

export type Host = ReturnType<typeof githubHost>

interface Repository {
  owner: string
  name: string
  token: string
  api: string
}

export interface OpenProposal extends Proposal {
  tip: string
  /** The commit of main that it began from. */
  fork: string
  body: string
}

interface NewCommit {
  parent: string
  files: readonly ChangedFile[]
  message: string
  author: { name: string; email: string }
}

interface Publication {
  branch: string
  commit: string
  joined: OpenProposal | undefined
  title: string
  body: string
}

/** Whether a branch is of a topic: its name and the second when it began. */
function isOfTopic(branch: string, topic: string): boolean {
  return branch.startsWith(`${topic}-`) && /^\d{14}$/.test(branch.slice(topic.length + 1))
}

function checkState(checks: readonly { name: string; status: string; conclusion: string | null }[]): ProposalState {
  const failed = checks.filter(
    ({ conclusion }) => conclusion && !['success', 'neutral', 'skipped'].includes(conclusion),
  )
  if (failed.length > 0) return { kind: 'sent-back', by: 'checks', note: failed.map(({ name }) => name).join(', ') }
  return { kind: checks.some(({ status }) => status !== 'completed') ? 'checking' : 'waiting' }
}

class NotFound extends ChangeError {}

function asChangeError(error: unknown): ChangeError {
  const { status = 0, message = '' } = error as { status?: number; message?: string }
  if (status === 404) return new NotFound('denied', `GitHub has none, or the token may not see it: ${message}`)
  if (status === 401 || status === 403) return new ChangeError('denied', `GitHub refuses the token: ${message}`)
  if (status === 409 || status === 422) return new ChangeError('moved', `GitHub refuses the change: ${message}`)
  return new ChangeError('unreachable', `GitHub did not answer: ${message}`)
}

const timeoutMs = 15_000

/** The part of every path that names the repository. */
const here = '/repos/{owner}/{repo}'
