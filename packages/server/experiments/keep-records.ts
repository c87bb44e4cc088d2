import type { Pool } from 'pg'
import type { ExperimentRecord, RegisteredFields } from '@repo/contract/experiment.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'

export interface KeptRecord {
  fields: RegisteredFields
  fingerprint: string
  /** The day on which the worker first saw it, in the owner's time zone. */
  on: string
  /** Version 1.0.0 registered it under the difference test, which is gone: it gets no result any more. */
  isOfOldTest: boolean
  /** An operator of version 1.0.0 voided it: it has no result. */
  voided?: { on: string; reason: string }
}

/** Registration: keeps each record as it is first seen. One without a fingerprint is a draft. */
export async function keepRecords(pool: Pool, records: readonly ExperimentRecord[], now: number): Promise<void> {
  const registered = records.filter(({ fingerprint }) => fingerprint !== '')
  await pool.query(
    `insert into console_experiments (experiment, record, fingerprint, first_seen, test)
    select *, 'ratio' from unnest($1::text[], $2::json[], $3::text[]) as one cross join (select to_timestamp($4 / 1000.0)) as at
    on conflict do nothing`,
    [
      registered.map(({ id }) => id),
      registered.map((one) => JSON.stringify(readFields(one))),
      registered.map(experimentFingerprint),
      now,
    ],
  )
}

/** What was kept, by id. */
export async function readKept(
  pool: Pool,
  records: readonly ExperimentRecord[],
  timeZone: string,
): Promise<Map<string, KeptRecord>> {
  const { rows } = await pool.query<
    { id: string; test: string | null; voided_on: string | null; void_reason: string } & Omit<
      KeptRecord,
      'voided' | 'isOfOldTest'
    >
  >(
    `select experiment as id, record as fields, fingerprint, (first_seen at time zone $2)::date::text as on, test,
      (voided_at at time zone $2)::date::text as voided_on, void_reason
    from console_experiments where experiment = any($1)`,
    [records.map(({ id }) => id), timeZone],
  )
  return new Map(
    rows.map(({ id, test, voided_on: on, void_reason: reason, ...kept }) => [
      id,
      {
        ...kept,
        isOfOldTest: test === null && hadDifferenceTest(kept.fields),
        ...(on !== null && { voided: { on, reason } }),
      },
    ]),
  )
}

/** As version 1.0.0 chose the test: rates above 10 %, of goals that belong to a counted visit. */
function hadDifferenceTest({ baseline, goal }: RegisteredFields): boolean {
  return baseline > 0.1 && goal !== 'lead'
}

/** Whether a record is another than the one that was registered. */
export function isChanged(record: ExperimentRecord, kept: KeptRecord): boolean {
  const now = experimentFingerprint(record)
  return now !== record.fingerprint || now !== kept.fingerprint
}

function readFields(record: ExperimentRecord): RegisteredFields {
  const { ended: _, fingerprint: __, ...fields } = record
  return fields
}
