import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hash } from 'node:crypto'
import { text } from 'node:stream/consumers'

/**
 * The part of GitHub's API that the sender uses, over HTTP and in memory, with its statuses: 401 for another token, 404 for what is not
 * there, 422 for a branch that would not go forward. Not GitHub: what its documentation says, tried against nothing else.
 */
export async function startFakeGithub(files: Record<string, string>, token = 'token-of-a-test') {
  const commits = new Map<string, Commit>()
  const refs = new Map<string, string>()
  const pullRequests: PullRequest[] = []
  const add = (commit: Commit) => {
    const sha = hash('sha1', JSON.stringify([[...commit.files], commit.parents, commit.message, commits.size]))
    commits.set(sha, commit)
    return sha
  }
  const first = { files: new Map(Object.entries(files)), parents: [], message: 'First', email: 'dev@example.com' }
  refs.set('heads/trunk', add(first))

  const history = (sha: string): string[] => [sha, ...(commits.get(sha)?.parents ?? []).flatMap(history)]
  const shown = (one: PullRequest) => ({
    ...one,
    html_url: `${origin()}/shop/site/pull/${one.number}`,
    head: { ref: one.branch, sha: refs.get(`heads/${one.branch}`) ?? one.last, repo: { id: one.isFork ? 2 : 1 } },
    base: { ref: 'trunk', repo: { id: 1 } },
  })
  const answers: Record<string, Answer> = {
    'GET ': () => ({ default_branch: 'trunk' }),
    'GET git/ref/(.+)': ([ref]) => (refs.has(ref) ? { object: { sha: refs.get(ref) } } : undefined),
    'GET git/commits/(.+)': ([sha]) => (commits.has(sha) ? { sha, tree: { sha } } : undefined),
    'POST git/trees': (_, { base_tree, tree }: { base_tree: string; tree: { path: string; content: string }[] }) => {
      const next = new Map(commits.get(base_tree)?.files)
      for (const { path, content } of tree) next.set(path, content)
      return { sha: add({ files: next, parents: [], message: 'tree', email: '' }) }
    },
    'POST git/commits': (_, { tree, parents, message, author }: NewCommit) => ({
      sha: add({ files: commits.get(tree)?.files ?? new Map(), parents, message, email: author.email }),
    }),
    'POST git/refs': (_, { ref, sha }: Ref) => {
      refs.set(ref.replace('refs/', ''), sha)
      return {}
    },
    'PATCH git/refs/(.+)': ([ref], { sha, force }: Ref) => {
      if (force || !history(sha).includes(refs.get(ref) ?? '')) return 422
      refs.set(ref, sha)
      return {}
    },
    'DELETE git/refs/(.+)': ([ref]) => (refs.delete(ref) ? {} : undefined),
    'GET contents/(.+)': ([path], _, query) => {
      const content = commits.get(query.get('ref') ?? '')?.files.get(path)
      return content === undefined ? undefined : { content: Buffer.from(content).toString('base64') }
    },
    'GET compare/(.+)': ([range]) => {
      const [base = '', head = ''] = range.split('...')
      return { merge_base_commit: { sha: history(head).find((sha) => history(base).includes(sha)) } }
    },
    'GET commits/(.+)/check-runs': ([sha]) => ({ check_runs: checks.get(sha) ?? [] }),
    'GET commits': (_, __, query) => {
      const path = query.get('path') ?? ''
      const sha = history(query.get('sha') ?? '').find((one) => {
        const { files: own, parents } = commits.get(one) ?? first
        return own.get(path) !== commits.get(parents[0] ?? '')?.files.get(path)
      })
      return [{ commit: { author: { email: commits.get(sha ?? '')?.email } } }]
    },
    'GET pulls/(\\d+)/reviews': ([number]) => pullRequests.find((one) => one.number === Number(number))?.reviews,
    'GET pulls': (_, __, query) =>
      pullRequests
        .filter(({ state, branch }) =>
          query.get('state') === 'all' ? query.get('head') === `shop:${branch}` : state === 'open',
        )
        .map(shown),
    'POST pulls': (_, { title, body, head }: { title: string; body: string; head: string }) => {
      const said = { number: 41 + pullRequests.length, branch: head, title, body }
      const one: PullRequest = { ...said, state: 'open', merged_at: null, reviews: [], last: '' }
      pullRequests.push(one)
      return shown(one)
    },
    'PATCH pulls/(\\d+)': ([number], change: Partial<PullRequest>) =>
      Object.assign(pullRequests.find((one) => one.number === Number(number)) ?? {}, change),
  }
  const checks = new Map<string, Check[]>()
  const requests: string[] = []

  const server = createServer((request, response) => {
    // A pull request as its author opens it from a link.
    const opened = pullRequests.find(({ number }) => request.url === `/shop/site/pull/${number}`)
    if (opened) {
      const { title, body } = opened
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(`${title}\n\n${body}\n`)
      return
    }
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
    const body = await text(request)
    const path = `${request.method} ${decodeURIComponent(pathname.replace(/^\/repos\/shop\/site\/?/, ''))}`
    requests.push(path)
    if (request.headers.authorization !== `token ${token}`) return [401, { message: 'Bad credentials' }]
    for (const [pattern, reply] of Object.entries(answers)) {
      const [matched, one = ''] = new RegExp(`^${pattern}$`).exec(path) ?? []
      if (matched === undefined) continue
      const found = reply([one], (body ? JSON.parse(body) : {}) as never, searchParams)
      if (typeof found === 'number') return [found, { message: 'Refused' }]
      return found === undefined ? [404, { message: 'Not Found' }] : [200, found]
    }
    return [404, { message: `Not Found: ${path}` }]
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const tip = (branch: string) => refs.get(`heads/${branch}`) ?? ''
  return {
    settings: {
      CHANGES_TOKEN: token,
      CHANGES_REPOSITORY: 'shop/site',
      CHANGES_API: origin(),
    },
    pullRequests,
    checks,
    /** Method and path of every request. */
    requests,
    tip,
    commitsOf: (branch: string) =>
      history(tip(branch))
        .map((sha) => commits.get(sha))
        .filter((one) => one !== undefined),
    /** A commit of another person. */
    push(branch: string, path: string, content: string) {
      const own = new Map(commits.get(tip(branch))?.files).set(path, content)
      const commit = { files: own, parents: [tip(branch)], message: 'Other', email: 'other@example.com' }
      refs.set(`heads/${branch}`, add(commit))
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

interface Commit {
  files: Map<string, string>
  parents: string[]
  message: string
  email: string
}

interface NewCommit {
  tree: string
  parents: string[]
  message: string
  author: { email: string }
}

interface Ref {
  ref: string
  sha: string
  force?: boolean
}

interface Check {
  name: string
  status: string
  conclusion: string | null
}

interface PullRequest {
  number: number
  branch: string
  title: string
  body: string
  state: string
  merged_at: string | null
  /** Its commit, after its branch was removed. */
  last: string
  isFork?: boolean
  reviews: { state: string; body: string; commit_id: string }[]
}

// Bodies of requests are what the sender writes; each answer names the fields that it reads.
type Answer = (path: [string], body: never, query: URLSearchParams) => object | number | undefined
