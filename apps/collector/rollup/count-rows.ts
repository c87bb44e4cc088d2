import { escapeLiteral, type ClientBase } from 'pg'
import { pagePath } from '@repo/contract/visit-origin.ts'
import { testFlag } from '@repo/server/leads/test-token.ts'
import { isKnown, isAssignment, short, type Counting } from './aggregate-visits.ts'

/** Adds the picked leads to counted_leads. Idempotent: a lead is counted once. */
export async function countLeads(client: ClientBase, counting: Counting): Promise<void> {
  // The lock makes a person who clears a suspect at this moment wait: otherwise neither side would see the other's row.
  await client.query(
    `insert into counted_leads (${leadColumns}) ${leadRows(counting)} for share of picked_leads on conflict (lead_id) do nothing`,
  )
}

/** Adds the web vitals of the picked events to vital_daily. Not idempotent: an event is read once, thanks to the cursor. */
export async function countVitals(client: ClientBase, counting: Counting, firstDay?: string): Promise<void> {
  await client.query(
    `insert into vital_daily (day, variant, metric, bucket, measured) ${vitalRows(counting, firstDay)}
     on conflict (day, variant, metric, bucket) do update set measured = vital_daily.measured + excluded.measured`,
  )
}

export const leadColumns =
  'lead_id, day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, nth'

/**
 * The rows of counted_leads for the picked leads. A lead belongs to the page on which its visit began, and to an experiment if its assignment
 * was accepted (experiments/accept-assignments.ts). A suspect that a person cleared is none.
 */
export function leadRows(counting: Counting): string {
  const exp = "campaign->>'exp'"
  const assignment = `case when ${isAssignment(exp)} and ${isKnown(exp, counting)} and is_fresh_assignment(${exp}, received_at) then ${exp} else '' end`
  return `
    select lead_id, (received_at at time zone ${escapeLiteral(counting.timeZone)})::date, page_lang,
      ${short(`case when campaign->>'from' ~ ${escapeLiteral(pagePath.source)} then campaign->>'from' else route end`)},
      ${short("campaign->>'utm_source'")}, ${short("campaign->>'utm_medium'")}, ${short("campaign->>'utm_campaign'")},
      split_part(assignment, '.', 1), split_part(assignment, '.', 2), state = 'suspect', place_in_network(assignment)
    from picked_leads cross join lateral (select ${assignment} as assignment) known
    where '${testFlag}' <> all (flags)`
}

/** The rows of vital_daily for the picked events, from a day on. Flagged events (bots) are left out. */
export function vitalRows({ timeZone }: Counting, firstDay = "'-infinity'"): string {
  const day = `local_day(event_id, ${escapeLiteral(timeZone)})`
  return `
    select ${day} as day, ${short('route')} as variant, details->>'metric' as metric,
      vital_bucket(details->>'metric', (details->>'value')::float8) as bucket, count(*) as measured
    from picked_events
    where name = 'web_vital' and flags = '{}' and jsonb_typeof(details->'value') = 'number' and ${day} >= ${firstDay}
    group by 1, 2, 3, 4`
}
