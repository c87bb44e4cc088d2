import type { ClientBase } from 'pg'
import { stageMasks } from './stage-masks.ts'

/**
 * Merges the aggregated visits (aggregate-visits.ts) into the rollup, and updates the funnel by the difference. Only the touched
 * visits are counted, before and after, so the cost depends on what is new and not on the day; and it is idempotent: an event that
 * is read twice changes nothing.
 */
export async function mergeVisits(client: ClientBase): Promise<void> {
  await client.query('create temporary table change (like funnel_daily) on commit drop')
  await client.query(countTouched('-count(*)'))
  await client.query(mergeIntoVisits)
  await client.query(mergeIntoSessions)
  await client.query(countTouched('count(*)'))
  await client.query(updateFunnel)
  await client.query(
    'delete from funnel_daily where visits = 0 and day in (select distinct day from change where visits < 0)',
  )
}

export const dimensions = 'day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, stage'

/** One row per visit and stage that it reached. */
export function stagesOf(visits: string, sessions: string): string {
  const landing = 'v.day, v.lang, v.page, v.variant, v.utm_source, v.utm_medium, v.utm_campaign'
  return `
    select ${landing}, '' as quiz_lang, stage from ${visits} v
    cross join unnest(case when has_outbound_click then array['visit', 'outbound'] else array['visit'] end) as stage
    union all
    select ${landing}, s.lang, stage from ${visits} v join ${sessions} s using (visit_id)
    join ${stageMasks} on s.stages & mask <> 0`
}

const countTouched = (count: string) => `
  with touched as (select visits.* from fresh_visits join visits using (visit_id))
  insert into change (${dimensions}, visits)
  select ${dimensions}, ${count} from (${stagesOf('touched', 'quiz_sessions')}) reached group by ${dimensions}`

const landing = 'landing_event_id, has_page_view, lang, page, variant, utm_source, utm_medium, utm_campaign'
const columnsOf = (row: string) => landing.replaceAll(/\w+/g, (column) => `${row}.${column}`)

const mergeIntoVisits = `
  insert into visits select * from fresh_visits
  on conflict (visit_id) do update set
    first_event_id = least(visits.first_event_id, excluded.first_event_id),
    day = least(visits.day, excluded.day),
    last_day = greatest(visits.last_day, excluded.last_day),
    has_outbound_click = visits.has_outbound_click or excluded.has_outbound_click,
    (${landing}) = (
      select ${landing} from (values (${columnsOf('visits')}), (${columnsOf('excluded')})) as one (${landing})
      order by has_page_view desc, landing_event_id limit 1
    )
  where excluded.first_event_id < visits.first_event_id
    or excluded.last_day > visits.last_day
    or excluded.has_outbound_click > visits.has_outbound_click
    or (not excluded.has_page_view, excluded.landing_event_id) < (not visits.has_page_view, visits.landing_event_id)`

const mergeIntoSessions = `
  insert into quiz_sessions select * from fresh_sessions
  on conflict (visit_id, lang) do update set stages = quiz_sessions.stages | excluded.stages
  where quiz_sessions.stages | excluded.stages <> quiz_sessions.stages`

const updateFunnel = `
  insert into funnel_daily (${dimensions}, visits)
  select ${dimensions}, sum(visits)::bigint from change group by ${dimensions} having sum(visits) <> 0
  on conflict (day, page, variant, lang, utm_source, utm_medium, utm_campaign, quiz_lang, stage)
  do update set visits = funnel_daily.visits + excluded.visits`
