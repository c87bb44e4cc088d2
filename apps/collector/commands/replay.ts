import { parseArgs } from 'node:util'
import { replayMessages } from '@repo/server/leads/replay-messages.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/** Requeues failed messages: `npm run admin -- replay`, or only one, `-- --message <id>`. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { message: { type: 'string' } } })
  const count = await replayMessages(pool, values.message)
  console.log(`Messages requeued: ${count}. The worker retries them within two seconds.`)
})
