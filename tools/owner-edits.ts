import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { edits as allEdits, type Edit } from './owner-edits/edits.ts'
import { failedTests, type FailedTest } from './owner-edits/failed-tests.ts'

/**
 * `npm run owner-edits`, a part of `.ci/nightly`: an owner's edits, all at once, on a copy of the repository, and the checks that an
 * owner runs. After a failure each edit is tried alone, to name the one that breaks a test. The copy is in `.cache/`, so that its
 * packages can be hard links. Some of them: `npm run owner-edits -- --edit 'add a question' --check types --check unit`.
 */
const { values } = parseArgs({
  options: { edit: { type: 'string', multiple: true }, check: { type: 'string', multiple: true } },
})
const copy = resolve('.cache/owner-edits')
/** Browser tests of the pages and the quiz that the edits change. */
const specs =
  'advertorials casestudy features home.spec home-variants how-it-works landings lead.spec links plan.spec pricing quiz.spec quiz-anyhow quiz-end quiz-history quiz2.spec reasons results shell ten-ways pages.spec'
const allChecks: readonly Check[] = [
  { name: 'words' },
  { name: 'types' },
  { name: 'unit', report: 'unit.json' },
  { name: 'share-images' },
  { name: 'build' },
  { name: 'content', needs: ['build'] },
  { name: 'dist:test', report: 'dist.json', needs: ['share-images', 'build'] },
  { name: 'e2e', report: 'e2e.json', needs: ['build'], args: ['--project=site'], files: specs.split(' ') },
]

const edits = chosen(allEdits, values.edit)
const checks = chosen(allChecks, values.check)

interface Check {
  /** The npm script. */
  name: string
  /** The file of its test results. */
  report?: string
  /** Scripts that come first. */
  needs?: readonly string[]
  args?: readonly string[]
  /** The test files, if not all of them. */
  files?: readonly string[]
}

makeCopy(edits)
const red = []
for (const check of checks) {
  const result = run(check)
  console.log(
    `${result.isPassed ? '✓' : '✘'} ${check.name}, after ${values.edit?.join(', ') ?? 'all edits of an owner'}`,
  )
  if (result.isPassed) continue
  console.log(result.output)
  red.push({ check, failed: result.failed })
  if (checks.some(({ needs }) => needs?.includes(check.name))) break
}
for (const { check, failed } of edits.length > 1 ? red : [])
  for (const { edit, broken } of breakingEdits(check, failed))
    console.log(`✘ ${edit} breaks ${check.name}:\n  ${broken}`)
rmSync(copy, { recursive: true, force: true })
process.exitCode = red.length > 0 ? 1 : 0

/** Those with one of the names, or all if none is named. */
function chosen<T extends { name: string }>(all: readonly T[], names: readonly string[] | undefined): readonly T[] {
  const unknown = names?.find((name) => !all.some((one) => one.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`)
  return names ? all.filter(({ name }) => names.includes(name)) : all
}

/** Tries the edits one at a time, on the files whose tests failed. */
function breakingEdits(check: Check, failed: readonly FailedTest[]): { edit: string; broken: string }[] {
  const files = [...new Set(failed.map(({ file }) => file))]
  const found = edits.flatMap((edit) => {
    makeCopy([edit])
    for (const name of check.needs ?? []) run({ name })
    const alone = run(files.length > 0 ? { ...check, files } : check)
    const tests = alone.failed.map(({ file, test }) => `${file} › ${test}`)
    const broken = tests.length > 0 ? tests.join('\n  ') : alone.output.trim().split('\n').slice(-12).join('\n  ')
    return alone.isPassed ? [] : [{ edit: `"${edit.name}" (docs/how-to/${edit.howTo})`, broken }]
  })
  const tests = failed.map(({ file, test }) => `${file} › ${test}`).join('\n  ')
  return found.length > 0 ? found : [{ edit: 'No edit alone, but all of them together', broken: tests }]
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
    output: (stdout + stderr).split('\n').slice(-80).join('\n'),
  }
}

/** A copy of the files in git, also of those not committed yet, with some of the edits. It keeps its packages and its pictures. */
function makeCopy(some: readonly Edit[]): void {
  mkdirSync(copy, { recursive: true })
  const shell = (command: string) => execFileSync('bash', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(join(copy, 'node_modules')))
    shell(`cp -al node_modules ${copy}/ && rm -rf ${copy}/node_modules/.{astro,cache,vite,vite-temp}`)
  shell(`find ${copy} -mindepth 1 -maxdepth 1 ! -name node_modules ! -name .cache -exec rm -rf {} +`)
  shell(
    `git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -cf - -T - | tar -xf - -C ${copy}`,
  )
  for (const { edit } of some) edit(copy)
  // Some checks list files with git.
  shell(`cd ${copy} && git init -q && git add -A`)
}
