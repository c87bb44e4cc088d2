import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readOneSetting } from '../settings/worker-env.ts'
import { erasePerson } from '@repo/server/leads/erase-leads.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/** Erases a person: `npm run admin -- erase --phone 050-1234567`; `--phone -` reads it from stdin, so that no shell history keeps it. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { phone: { type: 'string' } } })
  const phone = values.phone === '-' ? (await text(process.stdin)).trim() : values.phone
  if (!phone || !/\p{Nd}{6}/u.test(phone.replaceAll(/\P{Nd}/gu, '')))
    throw new Error('--phone needs a number: npm run admin -- erase --phone 050-1234567')
  const key = readOneSetting(process.env, 'COLLECTOR_INDEX_KEY')
  const { leads, messages } = await erasePerson(pool, key, phone)
  console.log(`Leads erased: ${leads}. Erasures queued for the CRM: ${messages}.`)
  console.log('Events stay: they identify no person. Backups of the database keep the leads until you delete them.')
})
