import { parseArgs } from 'node:util'
import { escapedJson } from '@repo/server/leads/escaped-json.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { readOneSetting } from '../settings/worker-env.ts'
import { readLastLeads } from '../leads/read-leads.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/** Prints the newest leads, decrypted, one JSON line each, newest last: `npm run admin -- leads --last 20`. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { last: { type: 'string', default: '20' } } })
  if (!/^[1-9]\d{0,5}$/.test(values.last)) throw new Error('--last needs a number: npm run admin -- leads --last 20')
  const keys = readOneSetting(process.env, 'COLLECTOR_LEAD_KEYS')
  const leads = await readLastLeads(pool, leadEncryption(keys), Number(values.last))
  for (const lead of leads.toReversed())
    if (lead instanceof Error) {
      console.error(lead.message)
      process.exitCode = 1
    } else console.log(escapedJson(lead))
  if (leads.length === 0) console.error('No leads yet.')
})
