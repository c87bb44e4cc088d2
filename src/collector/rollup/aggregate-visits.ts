import type { ClientBase } from 'pg'
import { stageMasks } from './stage-masks.ts'

/**
 * Aggregates the events that `which` selects into visits and quiz sessions, in the temporary tables fresh_visits and
 * fresh_sessions. It reads no stored rollup. Flagged events (bots) are left out.
 */
export async function aggregateVisits(client: ClientBase, which: string, values: unknown[] = []): Promise<void> {
  // For the counts that follow in this transaction: sorting nine text columns by collation takes five times as long as hashing
  // them, and the planner, which overestimates the groups, would sort.
  await client.query("set local work_mem = '64MB'; set local enable_sort = off; set local jit = off")
  await client.query('create temporary table fresh_visits (like visits) on commit drop')
  await client.query('create temporary table fresh_sessions (like quiz_sessions) on commit drop')
  await client.query(visitsIn(which), values)
  await client.query(sessionsIn(which), values)
  // Without statistics the planner would scan all visits.
  await client.query('analyze fresh_visits, fresh_sessions')
}

const visitsIn = (which: string) => `
  with selected as not materialized (select * from events where marks = '{}' and (${which})),
  landing as (
    select distinct on (visit_id) visit_id, event_id, name = 'page_view' as has_page_view, page_lang,
      split_part(route, '?', 1) as path, details
    from selected order by visit_id, name = 'page_view' desc, event_id
  ),
  span as (
    select visit_id, min(event_id::text collate "C")::uuid as first_event_id, min(day) as day, max(day) as last_day,
      bool_or(name = 'outbound_click') as has_outbound_click
    from selected group by visit_id
  )
  insert into fresh_visits (visit_id, first_event_id, day, last_day, landing_event_id, has_page_view, lang, page, variant,
    utm_source, utm_medium, utm_campaign, has_outbound_click)
  select visit_id, first_event_id, day, last_day, event_id, has_page_view, ${short('page_lang')},
    ${short("coalesce(details->>'page', path)")}, ${short("coalesce(details->>'variant', path)")},
    ${short("details->>'utm_source'")}, ${short("details->>'utm_medium'")}, ${short("details->>'utm_campaign'")},
    has_outbound_click
  from span join landing using (visit_id)`

// A step or a completion implies that the quiz was started, even if that event is missing.
const sessionsIn = (which: string) => `
  insert into fresh_sessions (visit_id, lang, stages)
  select visit_id, ${short("coalesce(details->>'lang', page_lang)")} as quiz_lang, bit_or(mask)
  from events
  cross join lateral unnest(case name
    when 'quiz_started' then array['quiz']
    when 'quiz_step_view' then array['quiz', 'step:' || (details->>'stepId')]
    when 'quiz_completed' then array['quiz', 'completed', 'scenario:' || (details->>'scenario')]
    when 'plan_view' then array['plan']
    when 'cta_install_click' then array['install']
  end) as stage
  join ${stageMasks} using (stage)
  where marks = '{}' and (${which})
  group by visit_id, quiz_lang`

/** Truncated: the value becomes part of an index key, which PostgreSQL limits to 2.7 kB. */
function short(text: string): string {
  return `left(coalesce(${text}, ''), 100)`
}
