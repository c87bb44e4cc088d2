import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

/**
 * All checks that need no build, in parallel: `npm run check`, or some of them: `npm run check -- lint types`.
 * A line says when each begins and how it ends; only what fails prints its output. The slowest start first, so that none of them runs alone at the end.
 */
const commands: Record<string, string> = {
  types: 'node tools/types.ts',
  unit: 'vitest run --project node --project client --project browser --project alone',
  'format:check': 'prettier --check . --cache --log-level warn',
  lint: "oxlint --deny-warnings && stylelint '{apps,packages}/**/*.css' --cache --cache-location node_modules/.cache/stylelint/",
  unused: 'knip --cache',
  words: 'node apps/site/checks/content.ts --source',
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.find((name) => !(name in commands))
if (unknown !== undefined) {
  console.error(`There is no check "${unknown}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
const waiting = positionals.length > 0 ? positionals : Object.keys(commands)
const failed: string[] = []

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    console.log(`… ${script}`)
    const begin = performance.now()
    const { code, output } = await run(script)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✘'} ${script} (${seconds} s)`)
    if (code === 0) continue
    failed.push(script)
    console.log(output)
  }
}

async function run(script: string): Promise<{ code: number; output: string }> {
  // npm puts node_modules/.bin on the path of `npm run check`.
  const child = spawn('bash', ['-c', `exec 2>&1; ${commands[script]}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code: code ?? 1, output }
}
