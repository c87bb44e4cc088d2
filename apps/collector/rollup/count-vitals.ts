import { escapeLiteral, type ClientBase } from 'pg'
import { short, type Counting } from './aggregate-visits.ts'

/** Adds the web vitals of the events that `which` selects to vital_daily. Not idempotent: an event is read once, thanks to the cursor. */
export async function countVitals(
  client: ClientBase,
  counting: Counting,
  which: string,
  values: unknown[] = [],
): Promise<void> {
  await client.query(
    `insert into vital_daily (day, variant, metric, bucket, measured) ${vitalsIn(counting, which)}
     on conflict (day, variant, metric, bucket) do update set measured = vital_daily.measured + excluded.measured`,
    values,
  )
}

/** The rows of vital_daily for the events that `which` selects. Flagged events (bots) are left out. */
export function vitalsIn({ timeZone }: Counting, which: string): string {
  return `
    select local_day(event_id, ${escapeLiteral(timeZone)}) as day, ${short('route')} as variant, details->>'metric' as metric,
      vital_bucket(details->>'metric', (details->>'value')::float8) as bucket, count(*) as measured
    from events
    where name = 'web_vital' and marks = '{}' and jsonb_typeof(details->'value') = 'number' and (${which})
    group by 1, 2, 3, 4`
}
