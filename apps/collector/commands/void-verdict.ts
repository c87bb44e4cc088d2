import { parseArgs } from 'node:util'
import { runCommand } from '@repo/server/commands/run-command.ts'

/**
 * Voids the verdict of an experiment, for good: `npm run admin -- void-verdict --experiment five-question --reason "…"`. The console
 * shows the reason instead, and the audit log has an entry. The counts stay.
 */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { experiment: { type: 'string' }, reason: { type: 'string' } } })
  const { experiment = '', reason = '' } = values
  if (experiment === '' || reason.trim() === '' || reason.length > 300)
    throw new Error(
      'Name the experiment, and the reason in at most 300 characters: npm run admin -- void-verdict --experiment five-question --reason "Visits of one network"',
    )
  const { rows } = await pool.query<{ is_voided: boolean }>('select void_experiment($1, $2) as is_voided', [
    experiment,
    reason.trim(),
  ])
  if (!rows[0]?.is_voided)
    throw new Error(`There is no verdict of "${experiment}" to void: it is not registered, or voided already.`)
  console.log(`${experiment} has no verdict any more. To ask again, register it under another id.`)
})
