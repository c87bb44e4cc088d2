import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { fillBundles } from './owner-edits/bundles.ts'
import { checksNamed, quickChecks, runChecks, describeSeconds, type Check, type Fault } from './owner-edits/checks.ts'
import { anyEdit, usualEdits, type Edit } from './owner-edits/draw-edits.ts'
import { anySettings } from './owner-edits/draw-settings.ts'
import { makeCopy, removeCopy, resetCopy } from './owner-edits/copy.ts'

/**
 * `npm run owner-edits`, a part of `.ci/nightly`: the law that any ordinary edit of an owner ends green, or says what to decide. Edits are
 * drawn by a seed, which is printed, in bundles that change different facts, and made on a copy of the repository in `.cache/`. What
 * `words`, `build` and `content` tell an owner to do is done. Each edit alone is asked for its words, each bundle for all checks; a red
 * bundle is halved until the edit is named. After some minutes no other bundle begins.
 *
 *   npm run owner-edits -- --seed 7 --edits 40 --settings 6 --minutes 45      as at night
 *   npm run owner-edits -- --usual                                            three of them, as on a change
 *   npm run owner-edits -- --seed 7 --edits 3 --settings 0 --check words      a few, and one check
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    edits: { type: 'string', default: '40' },
    settings: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '45' },
    check: { type: 'string', multiple: true },
    usual: { type: 'boolean', default: false },
  },
})
const [seed, edits] = [Number(values.seed), Number(values.edits)]
const checks = values.usual && !values.check ? quickChecks : checksNamed(values.check)
/** Settings change what is built and nothing else. Tests in a browser have builds with settings of their own. */
const ofBuilds = checks.filter(
  ({ needsBuild, name }) => ['share-images', 'build'].includes(name) || (needsBuild && name !== 'e2e'),
)

console.log(values.usual ? 'Usual edits of an owner' : `Edits of an owner, seed ${seed}`)
makeCopy()
const tried = values.usual
  ? [{ edits: usualEdits, env: [], asked: checks }]
  : [
      ...fc
        .sample(anySettings, { seed, numRuns: Number(values.settings) })
        .map((env) => ({ edits: [], env, asked: ofBuilds })),
      // Three times as many as are tried, to fill every bundle.
      ...fillBundles(fc.sample(anyEdit, { seed, numRuns: 3 * edits }), edits).map((bundle, place) => ({
        edits: bundle,
        env: [],
        // A browser walks one bundle.
        asked: place === 0 ? checks : checks.filter(({ name }) => name !== 'e2e'),
      })),
    ]
let [red, left] = [0, 0]
for (const { edits: bundle, env, asked } of tried) {
  if (performance.now() > Number(values.minutes) * 60_000) left += bundle.length || 1
  else red += await judge(bundle, env, asked)
}
removeCopy()
console.log(`Seconds: ${describeSeconds()}`)
if (left > 0) console.log(`${left} edits were not tried: ${values.minutes} minutes have passed.`)
console.log(red === 0 ? 'Every edit ended green.' : `${red} edits did not end green.`)
process.exitCode = red === 0 ? 0 : 1

/** Tries the words of each edit alone, then all checks on those that are sound together. Returns how many were red. */
async function judge(bundle: readonly Edit[], env: readonly string[], asked: readonly Check[]): Promise<number> {
  const begin = performance.now()
  const words = asked.filter(({ name }) => name === 'words')
  const sound: Edit[] = []
  for (const edit of bundle) {
    const faults = bundle.length > 1 && !values.usual ? await faultsOf([edit], [], words) : []
    if (faults.length === 0) sound.push(edit)
    else print(`✘ ${edit.name}`, faults)
  }
  const faults = await faultsOf(sound, env, asked)
  const seconds = Math.round((performance.now() - begin) / 1000)
  print(
    `${faults.length > 0 ? '✘' : '✓'} ${[...sound.map(({ name }) => name), ...env].join('; ')} (${seconds} s)`,
    faults,
  )
  const named = new Set<string>()
  for (const fault of faults)
    for (const name of sound.length > 1
      ? await culprits(sound, again(fault, asked))
      : [env.join('; ') || fault.check.name]) {
      console.log(`  ${fault.check.name} is red for: ${name}`)
      named.add(name)
    }
  return bundle.length - sound.length + named.size
}

/** The edits for which a check fails, found by halving. */
async function culprits(bundle: readonly Edit[], asked: readonly Check[]): Promise<string[]> {
  const [only] = bundle
  if (bundle.length === 1 && only) return [only.name]
  const middle = Math.ceil(bundle.length / 2)
  const found: string[] = []
  for (const half of [bundle.slice(0, middle), bundle.slice(middle)])
    if ((await faultsOf(half, [], asked)).length > 0) found.push(...(await culprits(half, asked)))
  return found.length > 0 ? found : [`together: ${bundle.map(({ name }) => name).join('; ')}`]
}

/** The check that failed, of its tests those that failed, and the checks without which it has nothing to read. */
function again({ check, files }: Fault, asked: readonly Check[]): Check[] {
  const needed = asked.filter(({ name }) => name === 'words' || (check.needsBuild && name === 'build'))
  return [...needed.filter(({ name }) => name !== check.name), { ...check, files }]
}

async function faultsOf(made: readonly Edit[], env: readonly string[], asked: readonly Check[]): Promise<Fault[]> {
  try {
    resetCopy(made, env)
  } catch (error) {
    return [{ check: { name: 'edit' }, files: [], says: error instanceof Error ? error.message : String(error) }]
  }
  return await runChecks(asked)
}

function print(line: string, faults: readonly Fault[]): void {
  console.log(line)
  for (const { check, says } of faults)
    console.log(`  ${check.name}: ${says.trim().split('\n').slice(0, 12).join('\n    ')}`)
}
