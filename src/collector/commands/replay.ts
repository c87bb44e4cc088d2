import { parseArgs } from 'node:util'
import { replayMessages } from '../storage/queries/replay-messages.ts'
import { runCommand } from './run-command.ts'

/** Requeues failed messages: `npm run collector:replay`, or only one, `-- --message <id>`. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { message: { type: 'string' } } })
  const count = await replayMessages(pool, values.message)
  console.log(`Messages requeued: ${count}. The worker retries them within two seconds.`)
})
