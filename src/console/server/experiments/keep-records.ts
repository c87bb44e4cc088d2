import type { Pool } from 'pg'
import type { RegisteredFields } from '#console/api/experiments.ts'
import { type ExperimentRecord, fingerprintOf } from '#contract/experiment.ts'

export interface KeptRecord {
  fields: RegisteredFields
  fingerprint: string
  /** The day in the owner's time zone. */
  on: string
}

/** Keeps each registered record as it is first seen, and returns what was kept, by id. A record without a fingerprint is a draft. */
export async function keepRecords(
  pool: Pool,
  records: readonly ExperimentRecord[],
  { timeZone, now }: { timeZone: string; now: number },
): Promise<Map<string, KeptRecord>> {
  const registered = records.filter(({ fingerprint }) => fingerprint !== '')
  const kept = await readKept(pool, records, timeZone)
  const missing = registered.filter(({ id }) => !kept.has(id))
  if (missing.length === 0) return kept
  await pool.query(
    `insert into console_experiments (experiment, record, fingerprint, first_seen)
    select * from unnest($1::text[], $2::json[], $3::text[]) as one cross join (select to_timestamp($4 / 1000.0)) as at
    on conflict do nothing`,
    [missing.map(({ id }) => id), missing.map((one) => JSON.stringify(fieldsOf(one))), missing.map(fingerprintOf), now],
  )
  return readKept(pool, records, timeZone)
}

async function readKept(
  pool: Pool,
  records: readonly ExperimentRecord[],
  timeZone: string,
): Promise<Map<string, KeptRecord>> {
  const { rows } = await pool.query<{ id: string } & KeptRecord>(
    `select experiment as id, record as fields, fingerprint, (first_seen at time zone $2)::date::text as on
    from console_experiments where experiment = any($1)`,
    [records.map(({ id }) => id), timeZone],
  )
  return new Map(rows.map(({ id, ...kept }) => [id, kept]))
}

function fieldsOf(record: ExperimentRecord): RegisteredFields {
  const { ended: _, fingerprint: __, ...fields } = record
  return fields
}
