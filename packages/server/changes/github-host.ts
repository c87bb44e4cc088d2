import { Octokit } from '@octokit/core'
import { ChangeError, type ProposalState } from './change.ts'
import { isOfTopic, type Host, type OpenProposal } from './host.ts'

/** A repository on GitHub, through its API alone: no checkout and no git on this machine. Nothing here merges. */
export function githubHost({ owner, name: repo, token, api }: Repository): Host {
  const octokit = new Octokit({ auth: token, baseUrl: api.replace(/\/$/, '') })
  octokit.hook.wrap('request', async (request, options) => {
    try {
      return await request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(timeoutMs) } })
    } catch (error) {
      throw asChangeError(error)
    }
  })
  const at = { owner, repo }
  const mainBranch = async () => (await octokit.request('GET /repos/{owner}/{repo}', at)).data.default_branch
  const tipOf = async (branch: string) =>
    (await octokit.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: `heads/${branch}` })).data.object
      .sha
  const requestOf = async (branch: string) =>
    (
      await octokit.request('GET /repos/{owner}/{repo}/pulls', { ...at, head: `${owner}:${branch}`, state: 'all' })
    ).data.find(({ head }) => head.ref === branch)

  return {
    async open(topic) {
      const main = await mainBranch()
      const commit = await tipOf(main)
      const { data: requests } = await octokit.request('GET /repos/{owner}/{repo}/pulls', { ...at, per_page: 100 })
      // Not of a fork, where a stranger names the branch.
      const found = requests.find(({ head, base }) => head.repo?.id === base.repo.id && isOfTopic(head.ref, topic))
      if (!found) return { main: commit }
      const { data } = await octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
        ...at,
        basehead: `${commit}...${found.head.sha}`,
      })
      const joined: OpenProposal = {
        branch: found.head.ref,
        number: found.number,
        url: found.html_url,
        tip: found.head.sha,
        fork: data.merge_base_commit.sha,
        body: found.body ?? '',
      }
      return { main: commit, joined }
    },

    async read(commit, path) {
      try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
          ...at,
          path,
          ref: commit,
        })
        return 'content' in data ? Buffer.from(data.content ?? '', 'base64').toString() : undefined
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },

    async lastAuthor(commit, path) {
      const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits', {
        ...at,
        sha: commit,
        path,
        per_page: 1,
      })
      return data[0]?.commit.author?.email
    },

    async commit({ parent, files, message, author }) {
      const { data: base } = await octokit.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        ...at,
        commit_sha: parent,
      })
      const { data: tree } = await octokit.request('POST /repos/{owner}/{repo}/git/trees', {
        ...at,
        base_tree: base.tree.sha,
        tree: files.map(({ path, after }) => ({ path, mode: '100644', type: 'blob', content: after })),
      })
      const { data } = await octokit.request('POST /repos/{owner}/{repo}/git/commits', {
        ...at,
        message,
        author,
        tree: tree.sha,
        parents: [parent],
      })
      return data.sha
    },

    async publish({ branch, commit, joined, title, body }) {
      const ref = `heads/${branch}`
      if (joined) {
        await octokit.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref, sha: commit, force: false })
        await octokit.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', {
          ...at,
          pull_number: joined.number ?? 0,
          body,
        })
        return { branch, ...(joined.number && { number: joined.number }), ...(joined.url && { url: joined.url }) }
      }
      await octokit.request('POST /repos/{owner}/{repo}/git/refs', { ...at, ref: `refs/${ref}`, sha: commit })
      try {
        const base = await mainBranch()
        const { data } = await octokit.request('POST /repos/{owner}/{repo}/pulls', {
          ...at,
          title,
          body,
          head: branch,
          base,
        })
        return { branch, number: data.number, url: data.html_url }
      } catch (error) {
        // A branch without a pull request would not be seen in the list of changes.
        await octokit.request('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref }).catch(() => undefined)
        throw error
      }
    },

    async state(branch) {
      const request = await requestOf(branch)
      if (request?.merged_at) return { kind: 'published', at: request.merged_at }
      if (!request || request.state === 'closed') return { kind: 'sent-back', by: 'closed', note: '' }
      const [{ data: reviews }, checks] = await Promise.all([
        octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
          ...at,
          pull_number: request.number,
          per_page: 100,
        }),
        octokit.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
          ...at,
          ref: request.head.sha,
          per_page: 100,
        }),
      ])
      // Comments decide nothing, and what was asked of an earlier version is answered by a newer one.
      const last = reviews.findLast(
        ({ state }) => state === 'APPROVED' || state === 'CHANGES_REQUESTED' || state === 'DISMISSED',
      )
      if (last?.state === 'CHANGES_REQUESTED' && last.commit_id === request.head.sha)
        return { kind: 'sent-back', by: 'review', note: last.body }
      return checkState(checks.data.check_runs)
    },

    async withdraw(branch) {
      const request = await requestOf(branch)
      if (request)
        await octokit.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', {
          ...at,
          pull_number: request.number,
          state: 'closed',
        })
    },

    close: () => Promise.resolve(),
  }
}

interface Repository {
  owner: string
  name: string
  token: string
  api: string
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
