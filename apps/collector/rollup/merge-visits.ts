import type { ClientBase } from 'pg'
import { summaryTables } from './summary-tables.ts'

/**
 * Merges the aggregated visits (aggregate-visits.ts) into the rollup, and updates the counts by the difference. Only the touched
 * visits are counted, before and after, so the cost depends on what is new and not on the day; and it is idempotent: an event that
 * is read twice changes nothing.
 */
export async function mergeVisits(client: ClientBase): Promise<void> {
  const own = summaryTables.filter(({ sumOf }) => sumOf === undefined)
  for (const { table } of own)
    await client.query(`create temporary table change_of_${table} (like ${table}) on commit drop`)
  await countTouched('-count(*)')
  await client.query(mergeIntoVisits)
  await client.query(mergeIntoSessions)
  await client.query(mergeIntoAnswers)
  await countTouched('count(*)')
  for (const { table, dimensions, sumOf = table } of summaryTables) {
    await client.query(addCounts(table, dimensions, `change_of_${sumOf}`))
    // By the key: a table keeps the counts of all days.
    const isSame = dimensions.split(', ').map((column) => `one.${column} = gone.${column}`)
    await client.query(
      `delete from ${table} one using (select distinct ${dimensions} from change_of_${sumOf} where visits < 0) gone
       where one.visits = 0 and ${isSame.join(' and ')}`,
    )
  }

  async function countTouched(count: string): Promise<void> {
    await client.query(readTouched)
    for (const { table, dimensions, rowsOf } of own)
      await client.query(
        `insert into change_of_${table} (${dimensions}, visits) select ${dimensions}, ${count}
         from (${rowsOf('touched_visits', 'touched_quiz_sessions', 'touched_quiz_answers')}) one group by ${dimensions}`,
      )
  }
}

// Read once for all counts, by the key: the planner does not know that each finds one partition, and would read them all for a hash.
const readTouched = `set local enable_hashjoin = off;
  ${['visits', 'quiz_sessions', 'quiz_answers']
    .map(
      (table) => `drop table if exists pg_temp.touched_${table};
        create temporary table touched_${table} on commit drop as select ${table}.* from fresh_visits join ${table} using (visit_id);
        analyze touched_${table};`,
    )
    .join('')}
  set local enable_hashjoin = on`

const landing =
  'landing_event_id, has_page_view, lang, page, variant, utm_source, utm_medium, utm_campaign, exp, device, referrer'
const columnsOf = (row: string) => landing.replaceAll(/\w+/g, (column) => `${row}.${column}`)

// The day is that of the first event. Equal ids too: another time zone gives the same event another day.
const mergeIntoVisits = `
  insert into visits select * from fresh_visits
  on conflict (visit_id) do update set
    first_event_id = least(visits.first_event_id, excluded.first_event_id),
    day = case when excluded.first_event_id <= visits.first_event_id then excluded.day else visits.day end,
    last_day = greatest(visits.last_day, excluded.last_day),
    clicks = visits.clicks | excluded.clicks,
    (${landing}) = (
      select ${landing} from (values (${columnsOf('visits')}), (${columnsOf('excluded')})) as one (${landing})
      order by has_page_view desc, landing_event_id limit 1
    )
  where excluded.first_event_id < visits.first_event_id
    or (excluded.first_event_id = visits.first_event_id and excluded.day <> visits.day)
    or excluded.last_day > visits.last_day
    or visits.clicks | excluded.clicks <> visits.clicks
    or (not excluded.has_page_view, excluded.landing_event_id) < (not visits.has_page_view, visits.landing_event_id)`

const mergeIntoSessions = `
  insert into quiz_sessions select * from fresh_sessions
  on conflict (visit_id, lang) do update set stages = quiz_sessions.stages | excluded.stages,
    first_step = least(quiz_sessions.first_step collate "C", excluded.first_step)
  where quiz_sessions.stages | excluded.stages <> quiz_sessions.stages
    or least(quiz_sessions.first_step collate "C", excluded.first_step) is distinct from quiz_sessions.first_step`

const mergeIntoAnswers = `
  insert into quiz_answers select * from fresh_answers
  on conflict (visit_id, lang, question) do update set chosen = excluded.chosen
  where excluded.chosen collate "C" > quiz_answers.chosen`

/** SQL: adds counts to those of a table. */
export function addCounts(table: string, dimensions: string, changes: string): string {
  return `
    insert into ${table} (${dimensions}, visits)
    select ${dimensions}, sum(visits)::bigint from ${changes} group by ${dimensions} having sum(visits) <> 0
    on conflict (${dimensions}) do update set visits = ${table}.visits + excluded.visits`
}
