import { parseArgs } from 'node:util'
import { checkRollup } from '../rollup/check-rollup.ts'
import { rebuildRollup } from '../rollup/rebuild-rollup.ts'
import { readOneSetting } from '../settings/worker-env.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/** Rebuilds the rollup from the stored events: `npm run collector:rebuild`. With `-- --check` it only reports differences. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const began = performance.now()
  if (!values.check) await rebuildRollup(pool, readOneSetting(process.env, 'COLLECTOR_TIME_ZONE'))
  const differences = await checkRollup(pool)
  for (const { table, only, row } of differences) console.log(`${table}, only in ${only}: ${JSON.stringify(row)}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    differences.length === 0 ? `The rollup matches the events (${seconds} s).` : 'The rollup differs from the events.',
  )
  if (differences.length > 0) process.exitCode = 1
})
