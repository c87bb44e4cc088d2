import { escapeLiteral, type ClientBase } from 'pg'
import { pagePath } from '@repo/contract/visit-origin.ts'
import { testFlag } from '@repo/server/leads/test-token.ts'
import { short, type Counting } from './aggregate-visits.ts'
import { isKnown, isMark } from './known-mark.ts'

/** Adds the leads that `which` selects to counted_leads. Idempotent: a lead is counted once. */
export async function countLeads(
  client: ClientBase,
  counting: Counting,
  which: string,
  values: unknown[] = [],
): Promise<void> {
  await client.query(
    // The lock makes a person who clears a suspect at this moment wait: otherwise neither side would see the other's row.
    `insert into counted_leads (${leadColumns}) ${leadsIn(counting, which)} for share of leads on conflict (lead_id) do nothing`,
    values,
  )
}

export const leadColumns =
  'lead_id, day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, nth'

/**
 * The rows of counted_leads for the leads that `which` selects. A lead belongs to the page on which its visit began, and to an
 * experiment if its mark was accepted (experiments/accept-marks.ts). A suspect that a person cleared is none.
 */
export function leadsIn({ timeZone, experiments }: Counting, which: string): string {
  const exp = "campaign->>'exp'"
  const mark = `case when ${isMark(exp)} and ${isKnown(exp, experiments)} and is_fresh_draw(${exp}, received_at) then ${exp} else '' end`
  return `
    select lead_id, (received_at at time zone ${escapeLiteral(timeZone)})::date, page_lang,
      ${short(`case when campaign->>'from' ~ ${escapeLiteral(pagePath.source)} then campaign->>'from' else route end`)},
      ${short("campaign->>'utm_source'")}, ${short("campaign->>'utm_medium'")}, ${short("campaign->>'utm_campaign'")},
      split_part(mark, '.', 1), split_part(mark, '.', 2), state = 'suspect', place_in_network(mark)
    from leads cross join lateral (select ${mark} as mark) known
    where '${testFlag}' <> all (marks) and (${which})`
}
