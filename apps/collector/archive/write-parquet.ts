import type { DuckDBConnection } from '@duckdb/node-api'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { PoolClient } from 'pg'

/**
 * Columns of `events` that a file has, with their types in DuckDB: all except the number of a transaction, which means nothing elsewhere.
 * None has a name, a phone or a mail address: ingest keeps paths without queries and redacts campaigns, and leads are another table.
 */
export const eventColumns = {
  day: 'DATE',
  event_id: 'UUID',
  occurred_at: 'TIMESTAMPTZ',
  visit_id: 'UUID',
  name: 'VARCHAR',
  page_lang: 'VARCHAR',
  route: 'VARCHAR',
  details: 'JSON',
  marks: 'VARCHAR[]',
} as const

/** Fields of `details` that are columns too: a question reads them twenty times faster there. */
export const detailColumns = {
  page: 'page',
  variant: 'variant',
  began_on: 'from',
  device: 'device',
  referrer: 'referrer',
  target: 'target',
  quiz_lang: 'lang',
  step_id: 'stepId',
  option_id: 'optionId',
  scenario: 'scenario',
  metric: 'metric',
  value: 'value',
  experiment: 'exp',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
} as const

/**
 * Writes the events of `days` to a Parquet file and returns their number. Needs a transaction. Memory does not grow with the days: a
 * cursor reads page by page into a compressed file of JSON lines, which DuckDB streams. Then the file is read again and compared with it.
 */
export async function writeParquet(
  client: PoolClient,
  duckdb: DuckDBConnection,
  days: readonly string[],
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  const lines = `${file}.lines.part`
  let rows = 0
  try {
    await client.query(`declare archived no scroll cursor for ${asJson}`, [days])
    await requirePartitions(client, days)
    await pipeline(Readable.from(pages()), createZstdCompress(), createWriteStream(lines), { signal })
    await client.query('close archived')
    signal?.throwIfAborted()
    await duckdb.run(`copy (${fromLines(lines)}) to '${file}' (format parquet, compression zstd, row_group_size 61440)`)
    signal?.throwIfAborted()
    const written = await digest(duckdb, `read_parquet('${file}')`)
    const read = await digest(duckdb, `(${fromLines(lines)})`)
    if (written.rows !== rows || read.rows !== rows || written.hash !== read.hash)
      throw Object.assign(new Error(`${file} has not the rows that were read.`), { code: 'archive-differs' })
    return rows
  } finally {
    await rm(lines, { force: true })
  }

  async function* pages(): AsyncGenerator<string> {
    for (;;) {
      const page = await client.query<[string]>({ text: 'fetch 2000 from archived', rowMode: 'array' })
      if (page.rows.length === 0) return
      rows += page.rows.length
      yield `${page.rows.join('\n')}\n`
    }
  }
}

// Details as text: DuckDB would write their numbers in its own way.
const asJson = `select row_to_json(one)::text from (
  select ${Object.keys(eventColumns).join(', ').replace('details', 'details::text as details')}
  from events where day = any ($1::date[])) as one`

function fromLines(file: string): string {
  const types = Object.entries({ ...eventColumns, details: 'VARCHAR' }).map(([name, type]) => `${name}: '${type}'`)
  const paths = Object.values(detailColumns).map((field) => `'$.${field}'`)
  const fields = Object.keys(detailColumns).map(
    (name, index) => `fields[${index + 1}]${name === 'value' ? '::double' : ''} as ${name}`,
  )
  // All fields at once: the JSON is parsed once.
  return `select * exclude (fields) replace (details::json as details), ${fields.join(', ')}
    from (select *, json_extract_string(details, [${paths.join(', ')}]) as fields
      from read_json('${file}', format = 'newline_delimited', compression = 'zstd', maximum_object_size = 1048576, columns = {${types.join(', ')}}))`
}

/** The cursor has locked the partitions of its days. One that was dropped before has no rows, which must not be taken for a day without visits. */
async function requirePartitions(client: PoolClient, days: readonly string[]): Promise<void> {
  const there = new Set((await partitions(client)).map(({ day }) => day))
  const gone = days.find((day) => !there.has(day))
  if (gone) throw new Error(`The day ${gone} was dropped meanwhile. Run this again.`)
}

export interface Partition {
  day: string
  /** In days, by the clock of the database, which retention goes by. */
  age: number
}

/** The days that the database has, oldest first. */
export async function partitions(client: Pick<PoolClient, 'query'>): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select day::text, (now() at time zone 'UTC')::date - day as age
     from pg_inherits join pg_class child on child.oid = inhrelid cross join lateral to_date(right(relname, 8), 'YYYYMMDD') as day
     where inhparent = 'events'::regclass order by 1`,
  )
  return rows
}

/** Number of rows, and a hash of all their values that does not depend on their order. */
async function digest(duckdb: DuckDBConnection, relation: string): Promise<{ rows: number; hash: string }> {
  const columns = Object.keys({ ...eventColumns, ...detailColumns }).join(', ')
  const result = await duckdb.runAndReadAll(
    `select count(*)::integer, coalesce(sum(hash(${columns})), 0)::varchar from ${relation}`,
  )
  const [rows, hash] = result.getRowsJson()[0] as [number, string]
  return { rows, hash }
}
