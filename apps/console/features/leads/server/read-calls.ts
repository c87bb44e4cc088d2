import type { Pool } from 'pg'
import type { CallsReport } from '../api/leads.ts'
import { readRows } from '../../../server/read-rows.ts'
import { isDue } from './lead-pages.ts'

/** How calling goes today, by the audit log: of a phone the last outcome counts, unless it was taken back. And how long those to call wait. */
export async function readCalls(
  pool: Pool,
  now: number,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<CallsReport> {
  const [report] = await readRows<CallsReport>(
    pool,
    `with due as materialized (select phone_index, min(call_at) as since from leads where ${isDue} group by phone_index),
       waiting as (
         select since from due
         union all
         select max(received_at) from leads where state = 'new' and phone_index not in (select phone_index from due) group by phone_index)
     select count(*) filter (where outcome = 'won')::integer as won,
       count(*) filter (where outcome in ('called', 'lost'))::integer as talked,
       count(*) filter (where outcome = 'no_answer')::integer as "noAnswer",
       (select min(received_at) from leads where state = 'new') as "oldestNew",
       (select jsonb_build_array(
          count(*) filter (where since >= $1::timestamptz - interval '1 hour'),
          count(*) filter (where since < $1::timestamptz - interval '1 hour' and since >= $1::timestamptz - interval '1 day'),
          count(*) filter (where since < $1::timestamptz - interval '1 day' and since >= $1::timestamptz - interval '3 days'),
          count(*) filter (where since < $1::timestamptz - interval '3 days')) from waiting) as waits
     from (select distinct on (phone_index) case when not facts ? 'undo' then facts->>'to' end as outcome from audit_log join leads using (lead_id)
       where action = 'lead-changed' and facts ? 'to' and at >= $2::date::timestamp at time zone $3
       order by phone_index, entry_id desc) as last`,
    [new Date(now), today, timeZone],
  )
  return report ?? { won: 0, talked: 0, noAnswer: 0, waits: [0, 0, 0, 0] }
}
