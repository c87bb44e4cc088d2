import { escapeLiteral, type ClientBase } from 'pg'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'
import { closingSurvey } from '@repo/contract/closing-survey.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { stageMasks } from './summary-tables.ts'

/**
 * Aggregates the picked events (pickRows) into visits, quiz sessions and answers, in the temporary tables fresh_visits, fresh_sessions and
 * fresh_answers. It reads no stored rollup. Flagged events (bots) are left out. Returns how many visits there are, and how many have the
 * assignment of an experiment that is not registered here.
 */
export async function aggregateVisits(
  client: ClientBase,
  counting: Counting,
): Promise<{ visits: number; unknownAssignments: number }> {
  // For the counts that follow in this transaction: sorting nine text columns by collation takes five times as long as hashing
  // them, and the planner, which overestimates the groups, would sort.
  await client.query("set local work_mem = '64MB'; set local enable_sort = off; set local jit = off")
  await client.query(`create temporary table fresh_visits (like visits) on commit drop;
    create temporary table fresh_sessions (like quiz_sessions) on commit drop;
    create temporary table fresh_answers (like quiz_answers) on commit drop`)
  const visits = await client.query(visitsSql(counting))
  await client.query(sessionsSql)
  await client.query(answersSql)
  const unknown = await client.query(
    `update fresh_visits set exp = '' where exp <> '' and not ${isKnown('exp', counting)}`,
  )
  // Without statistics the planner would scan all visits.
  await client.query('analyze fresh_visits, fresh_sessions, fresh_answers')
  return { visits: visits.rowCount ?? 0, unknownAssignments: unknown.rowCount ?? 0 }
}

/** Which events and leads a run counts: picked_events and picked_leads, until the end of the transaction or `dropPicked`. */
export async function pickRows(client: ClientBase, events: string, leads = events): Promise<void> {
  for (const [table, isPicked] of Object.entries({ events, leads }))
    await client.query(`create temporary view picked_${table} as select * from ${table} where ${isPicked}`)
}

/** A view that stays on the connection would keep migrations from changing its columns. */
export async function dropPicked(client: ClientBase): Promise<void> {
  await client.query('drop view picked_events, picked_leads')
}

/** What counts depend on besides the events. */
export interface Counting {
  /** Counts are by its days. */
  timeZone: string
  /** Assignments of others count nothing. */
  experiments: readonly ExperimentRecord[]
}

/** SQL: unflagged, and of a visit whose day is kept (rollup_cursors.visits_from): a tab may outlive its day, and was counted then. */
const isCounted = `flags = '{}' and (visit_id < (select visits_from from rollup_cursors where rollup = 'funnel')
  and substr(visit_id::text, 15, 1) = '7') is not true`

const visitsSql = ({ timeZone }: Counting) => `
  with selected as not materialized (select * from picked_events where ${isCounted}),
  landing as (
    select distinct on (visit_id) visit_id, event_id, name = 'page_view' as has_page_view, page_lang,
      split_part(route, '?', 1) as path, details
    from selected order by visit_id, name = 'page_view' desc, event_id
  ),
  span as (
    select visit_id, min(event_id::text collate "C")::uuid as first_event_id, max(day) as last_day,
      bit_or(case when name = 'outbound_click' then ${clickBit} else 0 end)::smallint as clicks
    from selected group by visit_id
  )
  insert into fresh_visits (visit_id, first_event_id, day, last_day, landing_event_id, has_page_view, lang, page, variant,
    utm_source, utm_medium, utm_campaign, exp, clicks, device, referrer)
  select visit_id, first_event_id, local_day(first_event_id, ${escapeLiteral(timeZone)}), last_day, event_id, has_page_view,
    ${short('page_lang')}, ${short("coalesce(details->>'from', details->>'page', path)")}, ${short("coalesce(details->>'from', details->>'variant', path)")},
    ${short("details->>'utm_source'")}, ${short("details->>'utm_medium'")}, ${short("details->>'utm_campaign'")},
    case when ${isAssignment("details->>'exp'")} then details->>'exp' else '' end, clicks, ${short("details->>'device'")}, ${short("details->>'referrer'")}
  from span join landing using (visit_id)`

const clickBit = "case details->>'target' when 'install' then 1 when 'chat' then 2 when 'video' then 4 else 8 end"

const quizLang = short("coalesce(details->>'lang', page_lang)")

const knownAnswers = [...quizQuestions, closingSurvey]
  .flatMap(({ id, options }) => options.map((option) => `('${id}', '${option}')`))
  .join(', ')

// A step or a completion implies that the quiz was started, even if that event is missing.
const sessionsSql = `
  insert into fresh_sessions (visit_id, lang, stages, first_step)
  select visit_id, ${quizLang} as quiz_lang, bit_or(mask),
    min((event_id::text || ' ' || stage) collate "C") filter (where stage like 'step:%')
  from picked_events
  cross join lateral unnest(case name
    when 'quiz_started' then array['quiz']
    when 'quiz_step_view' then array['quiz', 'step:' || (details->>'stepId')]
    when 'quiz_completed' then array['quiz', 'completed', 'scenario:' || (details->>'scenario')]
    when 'plan_view' then array['plan']
    when 'cta_install_click' then array['install']
    when 'game_started' then array['game']
    when 'game_completed' then array['game', 'game:completed']
  end) as stage
  join ${stageMasks} using (stage)
  where ${isCounted}
  group by visit_id, quiz_lang`

const answersSql = `
  insert into fresh_answers (visit_id, lang, question, chosen)
  select visit_id, ${quizLang} as quiz_lang, question, max((event_id::text || ' ' || option) collate "C")
  from picked_events
  cross join lateral (
    select case name when 'closing_answer' then '${closingSurvey.id}' else details->>'stepId' end as question,
      details->>(case name when 'closing_answer' then 'option' else 'optionId' end) as option
  ) answered
  join (values ${knownAnswers}) as known (question, option) using (question, option)
  where name in ('quiz_option_select', 'closing_answer') and ${isCounted}
  group by visit_id, quiz_lang, question`

/** Truncated: the value becomes part of an index key, which PostgreSQL limits to 2.7 kB. */
export function short(text: string): string {
  return `left(coalesce(${text}, ''), 100)`
}

/** SQL: whether a text is the assignment of an experiment as the service stores it (experiments/accept-assignments.ts). */
export function isAssignment(text: string): string {
  return `${text} ~ '^[a-z][a-z0-9-]{1,23}\\.[a-e]\\.\\d{10}\\.\\d{1,6}$'`
}

/** SQL: whether an assignment names an experiment and an arm that are registered. */
export function isKnown(assignment: string, { experiments }: Counting): string {
  const arms = experiments.flatMap(({ id, arms }) => arms.map((_, index) => `${id}.${armNames[index]}`))
  return `substring(${assignment} from '^[^.]+\\.[^.]+') = any (${escapeLiteral(`{${arms.join(',')}}`)}::text[])`
}
