import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { readOneSetting } from '../settings/worker-env.ts'
import { resealAddresses } from '../leads/reseal-addresses.ts'
import { leadsByKey, resealLeads } from '../leads/reseal-leads.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/**
 * Key rotation: encrypts every lead, and every address of the console's messages, with the first key of COLLECTOR_LEAD_KEYS and says which other keys are still needed:
 * `npm run admin -- reseal`. It may be interrupted and run again. docs/how-to/run-the-collector.md
 */
await runCommand(async (pool) => {
  const keys = readOneSetting(process.env, 'COLLECTOR_LEAD_KEYS')
  const encryption = leadEncryption(keys)
  const began = performance.now()
  const { resealed, errors } = await resealLeads(pool, encryption, {
    onBatch: (count) => console.error(`${count} leads encrypted anew …`),
  })
  errors.push(...(await resealAddresses(pool, encryption)))
  for (const { message } of errors) console.error(message)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`Leads encrypted anew with the key "${encryption.keyId}": ${resealed} (${seconds} s).`)

  const inUse = await leadsByKey(pool)
  inUse.delete(encryption.keyId)
  for (const [id, leads] of inUse) console.log(`Leads that still need the key "${id}": ${leads}.`)
  const unused = keys.slice(1).filter(({ id }) => !inUse.has(id))
  for (const { id } of unused)
    console.log(`No lead needs the key "${id}". Backups from before this run do: keep it with them.`)
  if (inUse.size === 0) return
  if (errors.length === 0)
    console.log(
      'They arrived or were in use during this run. Restart the service with the new key, then run this again.',
    )
  process.exitCode = 1
})
