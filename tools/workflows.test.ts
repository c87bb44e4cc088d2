import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteSettings } from '@repo/site/build/owner-settings.ts'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
const textOf = (file: string) => workflows.find(({ name }) => name === file)?.text ?? ''
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

test.each(workflows)('$name runs commands that exist', ({ text }) => {
  const commands = [...text.matchAll(/npm run (?:--silent )?(?!--)([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !scripts[name])).toEqual([])
  const files = [...text.matchAll(/(?:bash |run: )([\w.-]+\/[\w./-]+)/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each(workflows)('$name uses actions by the hash of a commit, which no owner of an action can move', ({ text }) => {
  const actions = [...text.matchAll(/\buses: *(.*)/g)].map(([, action = '']) => action)
  expect(actions.filter((action) => !/^[\w./-]+@[0-9a-f]{40}( #|$)/.test(action))).toEqual([])
})

test('what the checks start is installed before them, and a booted server is asked for by name', () => {
  const checking = workflows.filter(({ text }) => text.includes('npm run check'))
  expect(checking).not.toEqual([])
  for (const { text } of checking)
    expect(text.slice(0, text.indexOf('npm run check'))).toMatch(/apt-get install.* chromium nginx /)
  const server = textOf('nightly.yml')
    .split(/^(?= {2}[\w-]+:$)/m)
    .find((job) => job.startsWith('  server:'))
  // In a container, or in .ci/nightly, a server that cannot be booted is no failure.
  expect(server).toContain('run: sudo .ci/server ')
  expect(server).not.toMatch(/container:|NIGHTLY/)
})

test.each(workflows)(
  '$name may only read the repository, and puts no text of a pull request into a script',
  ({ text }) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
    expect(text.match(/\b(pull_request_target|github\.head_ref|github\.event\.pull_request)\b/g)).toBeNull()
    // An expression in a script is pasted in as code; the matrix is ours.
    const scriptLines = text.split('\n').filter((line) => /\brun: |^ {10}\S/.test(line) && !/^ {10}[\w-]+: /.test(line))
    expect(scriptLines.filter((line) => line.includes('${{') && !line.includes('matrix.'))).toEqual([])
  },
)

test.each(['release.yml', 'version.yml'])('%s builds with every setting of a build', (file) => {
  expect(siteSettings.filter((name) => !textOf(file).includes(`      ${name}: \${{ vars.${name} }}\n`))).toEqual([])
})

test.each([
  [0, 1],
  [1, 0],
  [12, 0],
])(
  'a release of the schedule or by hand, where %i runs of ci have passed for its commit, ends with %i',
  (runs, status) => {
    const release = textOf('release.yml')
    const [, condition = '', script = ''] =
      /- name: ci has passed .*\n +if: (.*)\n(?: +(?:env|GH_TOKEN):.*\n)+ +run: \|\n((?: {10}.*\n)+)/.exec(release) ??
      []
    expect(condition).toBe("github.event_name != 'workflow_run'")
    expect(release.indexOf(script)).toBeLessThan(release.indexOf('npm ci'))
    expect(release).toContain('      actions: read\n')
    // Stands for GitHub, and says what it was asked.
    const curl = `curl() { echo "$*" >&2; echo '{"total_count": ${runs}, "workflow_runs": []}'; }`
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
    const ended = spawnSync('bash', ['-ec', `${curl}\n${script}`], { encoding: 'utf8' })
    expect(ended.status).toBe(status)
    expect(ended.stderr).toContain(`/workflows/ci.yml/runs?head_sha=${commit}&`)
  },
)

test('only the job that attaches a version may write, and it runs no code of the repository', () => {
  const writing = workflows.flatMap(({ name, text }) =>
    text
      .split(/^(?= {2}[\w-]+:$)/m)
      .filter((job) => /^ +[\w-]+: write$/m.test(job))
      .map((job) => ({ name, job })),
  )
  expect(writing.map(({ name }) => name)).toEqual(['version.yml'])
  // --notes-from-tag reads a clone.
  expect(writing[0]?.job).not.toMatch(/checkout|npm (ci|run)|node |gh .*--notes-from-tag/)
})

test('only a release has secrets, and the job of a draft, which runs no code of the pull request', () => {
  const jobs = workflows.flatMap(({ name, text }) =>
    text.split(/^(?= {2}[\w-]+:$)/m).map((job) => ({ job: `${name} ${job.split(':', 1)[0]?.trim()}`, text: job })),
  )
  const withSecrets = jobs.filter(({ text }) => text.includes('{ secrets.'))
  expect(withSecrets.map(({ job }) => job)).toEqual(['preview.yml draft', 'release.yml run'])
  expect(withSecrets[0]?.text).not.toMatch(/checkout|npm (ci|run)|node /)
})
