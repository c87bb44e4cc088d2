import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { erasePerson } from '../queries/erase-person.ts'
import { readOneSetting } from '../worker-env.ts'
import { runCommand } from './run-command.ts'

/** Removes a person: `npm run collector:erase -- --phone 050-1234567`; `--phone -` reads it, so that no history keeps it. */
await runCommand(async (pool) => {
  const { values } = parseArgs({ options: { phone: { type: 'string' } } })
  const phone = values.phone === '-' ? (await text(process.stdin)).trim() : values.phone
  if (!phone || !/\p{Nd}{6}/u.test(phone.replaceAll(/\P{Nd}/gu, '')))
    throw new Error('Whose? npm run collector:erase -- --phone 050-1234567')
  const key = readOneSetting(process.env, 'COLLECTOR_INDEX_KEY')
  const { leads, told } = await erasePerson(pool, key, phone)
  console.log(`Leads erased: ${leads}. The CRM will be told of: ${told}.`)
  console.log('Events stay: they name nobody. Copies of the database forget when you let go of them.')
})
