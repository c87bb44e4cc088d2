import { parseArgs } from 'node:util'
import { checkRollup } from '../rollup/check-rollup.ts'
import { rebuildRollup, type RebuiltDay } from '../rollup/rebuild-rollup.ts'
import { readOneSetting } from '../settings/worker-env.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/**
 * Rebuilds the rollup from the stored events: `npm run admin -- rebuild`. Interrupted, it goes on where it stopped when it is called again.
 * With `-- --check` it only reports differences.
 */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const began = performance.now()
  if (!values.check)
    await rebuildRollup(pool, { timeZone: readOneSetting(process.env, 'COLLECTOR_TIME_ZONE') }, printProgress())
  const differences = await checkRollup(pool)
  for (const { table, only, row } of differences) console.log(`${table}, only in ${only}: ${JSON.stringify(row)}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    differences.length === 0 ? `The rollup matches the events (${seconds} s).` : 'The rollup differs from the events.',
  )
  if (differences.length > 0) process.exitCode = 1
})

/** A line for each day: its events, how many a second so far, and how long the rest will take at this pace. */
function printProgress(): (day: RebuiltDay) => void {
  const began = performance.now()
  let events = 0
  let days = 0
  return (done) => {
    events += done.events
    days += 1
    const seconds = (performance.now() - began) / 1000
    const minutes = Math.ceil(((seconds / days) * done.left) / 60)
    console.log(
      `${done.day}: ${done.events} events, ${Math.round(events / seconds)} a second, ${done.left} days and about ${minutes} min left`,
    )
  }
}
