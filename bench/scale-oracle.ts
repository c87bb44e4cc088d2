import { DuckDBInstance } from '@duckdb/node-api'
import type pg from 'pg'
import { quizQuestions, quizSteps } from '@repo/contract/quiz-steps.ts'

/**
 * The oracle: DuckDB counts the same raw events by SQL of its own, which knows nothing of the rollup, and answers the console's reports in
 * the place of PostgreSQL. `hours` is the offset of the counts' time zone.
 */
export async function oracle(
  owner: pg.Pool,
  file: string,
  hours: number,
): Promise<{ pool: pg.Pool; close: () => void }> {
  // The fields of an event and no count.
  const fields = [
    'page',
    'variant',
    'from',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'exp',
    'device',
    'referrer',
    'target',
    'stepId',
  ]
  const more = [...fields, 'optionId', 'lang', 'metric', 'value'].map((name) => `details->>'${name}' as "f_${name}"`)
  await owner.query(
    `copy (select event_id, visit_id, name, page_lang, route, ${more.join(', ')} from events where marks = '{}') to '${file}' (format csv, header)`,
  )
  const database = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    memory_limit: '4GB',
    threads: '1',
  })
  const connection = await database.connect()
  await connection.run(`create table raw as select * from read_csv('${file}', all_varchar = true)`)
  for (const sql of countSql(hours)) await connection.run(sql)
  const query = async (text: string, values: readonly unknown[] = []) => {
    // PostgreSQL names a column that is cast; its `&` binds tighter than `<>`.
    const filled = text
      .replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))
      .replaceAll(/(\w+)::text,/g, '$1::text as $1,')
      .replaceAll(/(goals & \d)/g, '($1)')
    return { rows: (await connection.runAndReadAll(filled)).getRowObjectsJS() }
  }
  return { pool: { query } as unknown as pg.Pool, close: () => connection.closeSync() }
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return `'${String(value).replaceAll("'", "''")}'`
}

function countSql(hours: number): string[] {
  const steps = `[${quizSteps.map(({ id }) => `'${id}'`).join(', ')}]`
  const known = quizQuestions.flatMap(({ id, options }) => options.map((option) => `('${id}', '${option}')`))
  const milliseconds = (id: string) => `('0x' || left(${id}, 8) || substr(${id}, 10, 4))::bigint`
  const dayOf = (id: string) => `strftime(epoch_ms(${milliseconds(id)} + ${hours * 3_600_000}), '%Y-%m-%d')`
  const lead =
    'day varchar, lang varchar, variant varchar, utm_source varchar, utm_campaign varchar, experiment varchar, arm varchar, nth integer, is_suspect boolean, leads integer'
  return [
    // A visit: its landing is its first page view, or its first event; its day is that of its first event.
    `create table landed as select visit_id, ${dayOf('min(event_id)')} as day, ${milliseconds('min(event_id)')} // 1000 as second,
       coalesce(arg_min(landing, event_id) filter (where name = 'page_view'), arg_min(landing, event_id)) as landing,
       max(case when clicked = 'install' then 1 else 0 end) + max(case when clicked = 'chat' then 2 else 0 end)
         + max(case when clicked = 'video' then 4 else 0 end)
         + max(case when clicked not in ('install', 'chat', 'video') then 8 else 0 end) as clicks
     from (select *, case when name = 'outbound_click' then coalesce(f_target, '') end as clicked,
         {lang: page_lang, page: coalesce(f_from, f_page, route), variant: coalesce(f_from, f_variant, route), source: coalesce(f_utm_source, ''),
          medium: coalesce(f_utm_medium, ''), campaign: coalesce(f_utm_campaign, ''), exp: coalesce(f_exp, ''), device: coalesce(f_device, ''),
          referrer: coalesce(f_referrer, '')} as landing from raw) group by visit_id`,
    `create table visited as select visit_id, day, second, clicks::smallint as clicks, landing.lang as lang, landing.page as page, landing.variant as variant,
       landing.source as utm_source, landing.medium as utm_medium, landing.campaign as utm_campaign, landing.exp as exp, landing.device as device, landing.referrer as referrer
     from landed`,
    // A session of the quiz: the last of its screens that was seen, and whether the first of them was the quiz's first.
    `create table quizzed as select visit_id, quiz, case when installs then 'install' when plans then 'plan' when completions then 'completed'
         when furthest > 0 then 'step:' || ${steps}[furthest] else 'quiz' end as stage,
       case when not (completions or starts or furthest > 0) then 'plan' when earliest = 1 then 'start' else 'later' end as entry, completions
     from (select visit_id, coalesce(f_lang, page_lang) as quiz, bool_or(name = 'cta_install_click') as installs, bool_or(name = 'plan_view') as plans,
         bool_or(name = 'quiz_completed') as completions, bool_or(name in ('quiz_started', 'quiz_step_view')) as starts,
         coalesce(max(list_position(${steps}, f_stepId)) filter (where name = 'quiz_step_view'), 0) as furthest,
         arg_min(list_position(${steps}, f_stepId), event_id) filter (where name = 'quiz_step_view') as earliest
       from raw where name in ('cta_install_click', 'plan_view', 'quiz_completed', 'quiz_started', 'quiz_step_view') group by all)`,
    `create table played as select visit_id, coalesce(f_lang, page_lang) as quiz, max(name = 'game_completed') as is_over
     from raw where name in ('game_started', 'game_completed') group by all`,
    `create table answered as select visit_id, coalesce(f_lang, page_lang) as quiz, f_stepId as question, arg_max(f_optionId, event_id) as option
     from raw where name = 'quiz_option_select' and (f_stepId, f_optionId) in (${known.join(', ')}) group by all`,
    `create table funnel_daily as
     select *, 'visit' as stage, '' as entry, 1 as visits from visited
     union all select visited.* replace (0::smallint as clicks), stage, entry, 1 from visited join quizzed using (visit_id)
     union all select visited.* replace (0::smallint as clicks), case when is_over then 'game:completed' else 'game' end, '', 1
       from visited join played using (visit_id)`,
    ...['source_daily', 'page_daily', 'campaign_daily'].map((view) => `create view ${view} as from funnel_daily`),
    'create table answer_daily as select visited.*, question, option, 1 as visits from visited join answered using (visit_id)',
    'create view answer_source_daily as from answer_daily',
    // Of visits whose device is known.
    `create table split_daily as
     select visited.*, 'visit' as stage, '' as entry, split, value, 1 as visits from visited, lateral (values ('device', device), ('referrer', referrer)) one (split, value)
       where device <> ''
     union all select visited.* replace (0::smallint as clicks), stage, entry, split, value, 1 from visited join quizzed using (visit_id),
       lateral (values ('device', device), ('referrer', referrer)) one (split, value) where device <> ''
     union all select visited.* replace (0::smallint as clicks), stage, entry, question, option, 1 from visited join quizzed using (visit_id)
       join answered using (visit_id, quiz) where device <> ''`,
    'create view split_source_daily as from split_daily',
    `create table experiment_daily as select day, split_part(exp, '.', 1) as experiment, split_part(exp, '.', 2) as arm, split_part(exp, '.', 4)::integer as nth,
       (clicks & 3) + case when visit_id in (select visit_id from quizzed where completions) then 4 else 0 end as goals, 1 as visits
     from visited where exp <> '' and abs(second - split_part(exp, '.', 3)::bigint) <= 7200`,
    `create table vital_daily as select ${dayOf('event_id')} as day, route as variant, f_metric as metric,
       case when size <= 1 then 0 else least(ceil(ln(size) / ln(1.05)), 400) end::smallint as bucket, 1 as measured
     from (select *, f_value::double * case when f_metric = 'CLS' then 10000 else 1 end as size from raw where name = 'web_vital')`,
    // The events have no leads.
    `create table lead_daily (${lead})`,
  ]
}
