import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { anyEdit, anySettings, type Edit } from './owner-edits/draw-edits.ts'
import { failedTests } from './owner-edits/failed-tests.ts'
import { followAdvice } from './owner-edits/follow-advice.ts'

/**
 * `npm run owner-edits`, a part of `.ci/nightly`: the law that any ordinary edit of an owner ends green, or says what to decide. Edits are
 * drawn by a seed, which is printed, in bundles that change different facts, and made on a copy of the repository in `.cache/`, whose packages
 * are hard links. What `words` and `content` tell an owner to do is done. A red bundle is halved until the edit is named.
 *
 *   npm run owner-edits -- --seed 7 --edits 40 --settings 6      as at night
 *   npm run owner-edits -- --seed 7 --edits 3 --check words      a few, and one check
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    edits: { type: 'string', default: '40' },
    settings: { type: 'string', default: '6' },
    check: { type: 'string', multiple: true },
  },
})
const copy = resolve('.cache/owner-edits')
const allChecks: readonly Check[] = [
  { name: 'words' },
  { name: 'types' },
  { name: 'unit', report: 'unit.json' },
  { name: 'share-images' },
  { name: 'build' },
  { name: 'content' },
  // Without pictures of shared links, their tests are left out.
  {
    name: 'dist:test',
    report: 'dist.json',
    args: values.check && !values.check.includes('share-images') ? ['--exclude=**/share.test.ts'] : [],
  },
]
const checks = allChecks.filter(({ name }) => values.check?.includes(name) ?? true)
const needsNoBuild = new Set(['words', 'types', 'unit', 'share-images', 'build', 'edit'])
const seed = Number(values.seed)

interface Check {
  /** The npm script. */
  name: string
  /** The file of its test results. */
  report?: string
  args?: readonly string[]
  /** The test files, if not all of them. */
  files?: readonly string[]
}

console.log(`Edits of an owner, seed ${seed}`)
let red = 0
for (const bundle of bundlesOf(fc.sample(anyEdit, { seed, numRuns: Number(values.edits) }))) red += judge(bundle)
for (const env of fc.sample(anySettings, { seed, numRuns: Number(values.settings) })) red += judge([], env)
rmSync(copy, { recursive: true, force: true })
console.log(red === 0 ? 'Every edit ended green.' : `${red} edits or bundles did not end green.`)
process.exitCode = red === 0 ? 0 : 1

/** Ten edits at most, none of which changes a fact that another one changes. */
function bundlesOf(edits: readonly Edit[]): Edit[][] {
  const bundles: Edit[][] = []
  for (const edit of edits) {
    const open = bundles.find(
      (bundle) =>
        bundle.length < 10 && bundle.every(({ fact }) => !edit.fact.includes(fact) && !fact.includes(edit.fact)),
    )
    if (open) open.push(edit)
    else bundles.push([edit])
  }
  return bundles
}

/** Tries the edits together; if a check fails, each half alone with that check. Returns how many were named. */
function judge(bundle: readonly Edit[], env: readonly string[] = [], asked: readonly Check[] = checks): number {
  const fault = faultOf(bundle, env, asked)
  console.log(`${fault ? '✘' : '✓'} ${[...bundle.map((edit) => edit.name), ...env].join('; ')}`)
  if (!fault) return 0
  console.log(`  ${fault.check}: ${fault.says.trim().split('\n').slice(-12).join('\n  ')}`)
  if (bundle.length <= 1) return 1
  const needed = asked.filter(
    ({ name }) => name === fault.check || (name === 'build' && !needsNoBuild.has(fault.check)),
  )
  const middle = Math.ceil(bundle.length / 2)
  return judge(bundle.slice(0, middle), [], needed) + judge(bundle.slice(middle), [], needed) || 1
}

/** What the first check that fails says, after its advice was followed. */
function faultOf(bundle: readonly Edit[], env: readonly string[], asked: readonly Check[]) {
  try {
    makeCopy(bundle, env)
  } catch (error) {
    return { check: 'edit', says: error instanceof Error ? error.message : String(error) }
  }
  for (const check of asked) {
    let result = run(check)
    // Each sentence names one edit; three rounds are enough for what one of them uncovers.
    for (let round = 0; round < 3 && !result.isPassed && ['words', 'content'].includes(check.name); round++) {
      const faults = result.output.split('\n').filter((line) => /^(packages|\/|The claim)/.test(line))
      const left = followAdvice(copy, faults)
      if (left.length > 0) return { check: check.name, says: left.join('\n') }
      if (check.name === 'content') run({ name: 'build' })
      result = run(check)
    }
    const failed = result.failed.map(({ file, test }) => `${file} › ${test}`).join('\n')
    if (!result.isPassed) return { check: check.name, says: failed || result.output }
  }
  return undefined
}

function run({ name, report, args = [], files = [] }: Check) {
  const reports = mkdtempSync(join(tmpdir(), 'owner-edits-'))
  const { NIGHTLY: _nightly, ...env } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args, ...files], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...env, TEST_REPORTS: reports, E2E_PORT: env.E2E_PORT ?? '8317' },
  })
  const file = join(reports, report ?? '')
  const failed = report && existsSync(file) ? failedTests(JSON.parse(readFileSync(file, 'utf8'))) : []
  rmSync(reports, { recursive: true })
  return {
    isPassed: status === 0,
    failed: failed.map(({ file, test }) => ({ file: relative(copy, resolve(copy, file)), test })),
    output: stdout + stderr,
  }
}

/** A copy of the files in git, also of those not committed yet, with some of the edits. It keeps its packages and its pictures. */
function makeCopy(some: readonly Edit[], env: readonly string[] = []): void {
  mkdirSync(copy, { recursive: true })
  const shell = (command: string) => execFileSync('bash', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(join(copy, 'node_modules')))
    shell(`cp -al node_modules ${copy}/ && rm -rf ${copy}/node_modules/.{astro,cache,vite,vite-temp}`)
  shell(`find ${copy} -mindepth 1 -maxdepth 1 ! -name node_modules ! -name .cache -exec rm -rf {} +`)
  shell(
    `git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -cf - -T - | tar -xf - -C ${copy}`,
  )
  for (const { edit } of some) edit(copy)
  if (env.length > 0) writeFileSync(join(copy, '.env'), `${env.join('\n')}\n`)
  // Some checks list files with git.
  shell(`cd ${copy} && git init -q && git add -A`)
}
