import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { type NameQuery, type NamesFound, plainName } from './search-leads.ts'

/** The thread of a search by name: opens names newest first, until enough are found, none is left, or the time is over. */
const { databaseUrl, keys, name, deadline, maxFound } = workerData as NameQuery
const batchRows = 2000
// Buffers arrive as plain arrays of bytes.
const [first, ...others] = keys.map(({ id, secret }) => ({ id, secret: Buffer.from(secret) }))
if (!first) throw new Error('No key to open leads with.')
const encryption = leadEncryption([first, ...others])
const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 5000 })
await client.connect()
try {
  parentPort?.postMessage(await find(plainName(name)))
} finally {
  await client.end()
}

async function find(wanted: string): Promise<NamesFound> {
  const { rows: counted } = await client.query<{ total: number }>(
    "select count(*)::integer as total from leads where state <> 'test'",
  )
  const found: NamesFound = { ids: [], searched: 0, total: counted[0]?.total ?? 0 }
  // One statement reads a consistent list, newest first; a cursor takes it in pieces.
  await client.query('begin read only')
  await client.query(
    `declare names no scroll cursor for select lead_id, key_id, full_name_sealed from leads where state <> 'test'
     order by received_at desc, lead_id desc`,
  )
  const fetchBatch = () =>
    client.query<{ lead_id: string; key_id: string; full_name_sealed: Buffer }>(`fetch ${batchRows} from names`)
  let next = fetchBatch()
  for (;;) {
    const { rows } = await next
    // The database reads the next batch while this one is opened; it is given up if the search ends here.
    next = fetchBatch()
    next.catch(() => {})
    for (const row of rows) {
      if (isNamed(row, wanted)) found.ids.push(row.lead_id)
      found.searched += 1
      if (found.ids.length === maxFound) return found
    }
    if (rows.length < batchRows || Date.now() > deadline) return found
  }
}

function isNamed(row: { lead_id: string; key_id: string; full_name_sealed: Buffer }, wanted: string): boolean {
  try {
    return plainName(encryption.decrypt(row.key_id, row.lead_id, 'fullName', row.full_name_sealed)).includes(wanted)
  } catch {
    // Its key is missing, or its bytes were changed: it cannot be found by name.
    return false
  }
}
