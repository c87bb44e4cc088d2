import { parseArgs } from 'node:util'
import { replayMessages } from '../queries/replay-messages.ts'
import { runCommand } from './run-command.ts'

/** Tries again what the CRM refused for good: `npm run collector:replay`, or only one, `-- --message <id>`. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { message: { type: 'string' } } })
  const count = await replayMessages(pool, values.message)
  console.log(`Messages that will be tried again: ${count}. The worker takes them within a second or two.`)
})
