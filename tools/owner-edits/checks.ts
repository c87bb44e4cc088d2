import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { copy } from './copy.ts'
import { failedTests } from './failed-tests.ts'
import { followAdvice } from './follow-advice.ts'

export interface Check {
  name: string
  /** The npm script, where it has another name. */
  script?: string
  /** The file of its test results. */
  report?: string
  args?: readonly string[]
  /** The test files. None: all of them. */
  files?: readonly string[]
  /** Does it read the built site? */
  needsBuild?: boolean
}

export interface Fault {
  check: Check
  /** The test files that failed. */
  files: readonly string[]
  says: string
}

const allChecks: readonly Check[] = [
  { name: 'words' },
  { name: 'types', script: 'check', args: ['types'] },
  {
    name: 'unit',
    report: 'unit.json',
    // What can know a file that an owner edits: packages/stats, packages/database, deploy and bench import none of them.
    files: [
      'apps/',
      'tools/',
      ...['content', 'contract', 'server', 'testing', 'ui'].map((name) => `packages/${name}/`),
    ],
  },
  { name: 'share-images' },
  { name: 'build' },
  { name: 'content', needsBuild: true },
  // Entrances of experiments are tested on a site of three pages, which no edit touches.
  { name: 'dist:test', report: 'dist.json', args: ['--exclude=**/experiments.test.ts'], needsBuild: true },
  {
    name: 'e2e',
    args: ['--project=site', 'pages/', 'pricing', 'quiz.spec', 'plan.spec', 'links'],
    needsBuild: true,
  },
]

/** The checks in the order in which they run. Without pictures of shared links, their tests are left out. */
export function checksNamed(names?: readonly string[]): readonly Check[] {
  const known = allChecks.map(({ name }) => name)
  const unknown = names?.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no check "${unknown}". The checks are ${known.join(', ')}.`)
  const isAsked = (name: string) => names?.includes(name) ?? true
  return allChecks
    .filter(({ name }) => isAsked(name))
    .map((check) =>
      check.name === 'dist:test' && !isAsked('share-images')
        ? { ...check, args: [...(check.args ?? []), '--exclude=**/share.test.ts'] }
        : check,
    )
}

/** What runs on every change: the words, the types, and the tests of what shows prices, trials and experiments. */
export const quickChecks: readonly Check[] = checksNamed(['words', 'types', 'unit']).map((check) =>
  check.name === 'unit'
    ? {
        ...check,
        files: [
          'apps/site/sections/',
          'apps/site/seo/',
          'apps/site/checks/built/',
          'apps/site/checks/source/',
          'packages/content/',
          'packages/contract/',
          'tools/claims-report/',
        ],
      }
    : check,
)

/**
 * What the checks say that fail, after their advice was followed. Two run at a time, for neither keeps two cores busy; what reads the
 * build waits for it, and unit tests for the last edit that `content` advises.
 */
export async function runChecks(asked: readonly Check[]): Promise<Fault[]> {
  const named = (...names: string[]) => asked.filter(({ name }) => names.includes(name))
  const faults = await inTurn(named('words'))
  if (faults.length > 0) return faults
  const isAdvised = named('content').length > 0
  const built = await Promise.all([
    inTurn(named('types')),
    inTurn(named('share-images', 'build', 'content', ...(isAdvised ? [] : ['unit']))),
  ])
  faults.push(...built.flat())
  const isBuilt = !faults.some(({ check }) => check.name === 'build')
  const tested = await Promise.all([inTurn(isAdvised ? named('unit') : []), inTurn(isBuilt ? named('dist:test') : [])])
  faults.push(...tested.flat(), ...(isBuilt ? await inTurn(named('e2e')) : []))
  return faults
}

const spent = new Map<string, { runs: number; seconds: number }>()

/** What each check took, the longest first: "build 120 in 5 runs, words 40 in 20 runs". */
export function describeSeconds(): string {
  return [...spent]
    .toSorted(([, one], [, other]) => other.seconds - one.seconds)
    .map(([name, { runs, seconds }]) => `${name} ${Math.round(seconds)} in ${runs} runs`)
    .join(', ')
}

async function inTurn(checks: readonly Check[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const check of checks) {
    const fault = await faultOf(check)
    if (fault) faults.push(fault)
    if (fault && check.name === 'build') break
  }
  return faults
}

async function faultOf(check: Check): Promise<Fault | undefined> {
  let result = await run(check)
  // Each sentence names one edit; three rounds are enough for what one of them uncovers.
  for (let round = 0; round < 3 && !result.isPassed && isAdvising.has(check.name); round++) {
    const sentences = result.output.split('\n').filter((line) => /^(packages|\/|The claim)|^ *[A-Z_]+ is /.test(line))
    const left = followAdvice(copy, sentences)
    if (left.length > 0 || sentences.length === 0) return { check, files: [], says: left.join('\n') || result.output }
    if (check.name === 'content') await run({ name: 'build' })
    result = await run(check)
  }
  if (result.isPassed) return undefined
  const says = result.failed.map(({ file, test }) => `${file} › ${test}`).join('\n')
  return {
    check,
    files: [...new Set(result.failed.map(({ file }) => file))],
    says: says || result.output.split('\n').slice(-30).join('\n'),
  }
}

const isAdvising = new Set(['words', 'share-images', 'build', 'content'])

async function run({ name, script = name, report, args = [], files = [] }: Check) {
  const begin = performance.now()
  const reports = mkdtempSync(join(tmpdir(), 'owner-edits-'))
  const { NIGHTLY: _nightly, ...env } = process.env
  const child = spawn('npm', ['run', '--silent', script, '--', ...args, ...files], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, OWNER_EDITS: 'made', TEST_REPORTS: reports, E2E_PORT: env.E2E_PORT ?? '8317' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const status = await new Promise((end) => child.on('close', end))
  const { runs = 0, seconds = 0 } = spent.get(name) ?? {}
  spent.set(name, { runs: runs + 1, seconds: seconds + (performance.now() - begin) / 1000 })
  const file = join(reports, report ?? '')
  const failed = report && existsSync(file) ? failedTests(JSON.parse(readFileSync(file, 'utf8'))) : []
  rmSync(reports, { recursive: true })
  return {
    isPassed: status === 0,
    failed: failed.map((one) => ({ file: relative(copy, resolve(copy, one.file)), test: one.test })),
    output,
  }
}
