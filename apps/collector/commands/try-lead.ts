import { parseArgs } from 'node:util'
import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { testFlag, testHeader, testToken } from '@repo/server/leads/test-token.ts'
import { readOneSetting } from '../settings/worker-env.ts'
import { readLead } from '../leads/read-leads.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'

/**
 * Stores a test lead through the site, finds it in the database, decrypts it and removes it: `npm run admin -- try --
 * https://sondia.com/collect`. It is neither listed nor sent to the webhook. `npm run doctor` runs this on the server.
 */
await runCommand(async (pool) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } })
  const url = positionals[0]
  if (!url || !URL.canParse(url))
    throw new Error('The address of the collector is missing: npm run admin -- try https://sondia.com/collect')
  const key = readOneSetting(process.env, 'COLLECTOR_INDEX_KEY')
  const encryption = leadEncryption(readOneSetting(process.env, 'COLLECTOR_LEAD_KEYS'))
  const lead = {
    id: `${uuidTimePrefix(Date.now())}-7${crypto.randomUUID().slice(15)}`,
    fullName: 'A test of the owner',
    // Reserved for fiction.
    phone: '+1 202 555 0143',
    pageLang: 'en',
    route: '/lead',
    fillMs: 5000,
    website: '',
  }
  const response = await fetch(`${url}/v1/leads`, {
    method: 'POST',
    body: JSON.stringify(lead),
    redirect: 'manual',
    headers: {
      origin: values.origin ?? new URL(url).origin,
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (doctor)',
      [testHeader]: testToken(key, lead.id),
    },
  })
  const answer = await response.text()
  try {
    if (response.status !== 200) throw new Error(`${refusal(answer)} (${response.status} ${answer})`)
    const stored = await readLead(pool, encryption, lead.id).catch(() => {
      throw new Error(
        'The test lead cannot be decrypted. COLLECTOR_LEAD_KEYS must be the same in service.env and worker.env.',
      )
    })
    if (!stored)
      throw new Error(
        'The service answered that it stored the test lead, but it is not in this database. Compare the databases in service.env and worker.env.',
      )
    if (stored.fullName !== lead.fullName || stored.phone !== lead.phone || !stored.flags.includes(testFlag))
      throw new Error(`The test lead is not stored as it was sent: ${JSON.stringify(stored)}`)
    console.log('A test lead was stored, found, decrypted and removed.')
  } finally {
    // It has no message and needs no tombstone.
    await pool.query('delete from leads where lead_id = $1 and $2 = any(flags)', [lead.id, testFlag])
  }
})

function refusal(answer: string): string {
  if (answer.includes('"test-token"'))
    return 'The service does not know the key of the test lead. COLLECTOR_INDEX_KEY must be the same in service.env and worker.env.'
  if (answer.includes('"database"'))
    return 'The service cannot store leads. Read why: journalctl -u collector -u collector-leads -n 20.'
  return 'The test lead was not stored. Read why: journalctl -u collector -u collector-leads -n 20.'
}
