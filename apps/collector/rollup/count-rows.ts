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
