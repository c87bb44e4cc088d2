import type pg from 'pg'
import { quizOrder } from '@repo/contract/quiz-stages.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { stageMask, summaryTables } from '@repo/collector/rollup/summary-tables.ts'

/** Events of a visit, as measured with the site's pages: 5.1 million events of 614,000 visits. */
export const eventsPerVisit = 8.3

/**
 * Daily counts of two months at a rate of events a month, and 100,000 leads. One day is generated visit by visit and counted as the
 * rollup counts it; the other days are copies. 27 pages, 60 campaigns of 6 sources, two experiments of two arms.
 */
export async function fillCounts(owner: pg.Pool, eventsPerMonth: number, today: string): Promise<number> {
  const visits = Math.round(eventsPerMonth / eventsPerVisit / 28)
  await owner.query(
    `truncate visits, quiz_sessions, quiz_answers, vital_daily, counted_leads, ${summaryTables.map(({ table }) => table).join(', ')}`,
  )
  await owner.query('select setseed(0.5)')
  await owner.query(visitsSql, [visits, today])
  await owner.query(sessionsSql)
  await owner.query(answersSql)
  for (const { table, dimensions, rowsOf } of summaryTables) {
    const rows = rowsOf('visits', 'quiz_sessions', 'quiz_answers')
    await owner.query(
      `insert into ${table} (${dimensions}, visits) select ${dimensions}, count(*) from (${rows}) one group by ${dimensions}`,
    )
    const others = dimensions.split(', ').filter((name) => name !== 'day')
    await owner.query(
      `insert into ${table} (day, ${others.join(', ')}, visits)
       select day - back, ${others.join(', ')}, visits from ${table}, generate_series(1, 56) as back order by back`,
    )
  }
  await owner.query(
    `insert into vital_daily select $1::date - back, '/page-' || page, metric, bucket, 1 + (bucket * 7919) % 50
     from generate_series(0, 56) back, generate_series(0, 26) page, unnest(array['LCP', 'INP', 'CLS', 'FCP', 'TTFB']) metric,
       generate_series(100, 170) bucket`,
    [today],
  )
  await owner.query(
    `insert into counted_leads select null, $1::date - (n % 56), 'he', '/page-' || n % 27, 'source-' || n % 6, 'paid', 'campaign-' || n % 60,
       case when n % 3 = 0 then 'first' else '' end, case when n % 3 = 0 then substr('ab', 1 + n % 2, 1) else '' end, n % 20 = 0
     from generate_series(1, 100000) n`,
    [today],
  )
  await owner.query('vacuum analyze')
  return visits
}

/** A UUIDv7 at noon of the day. Pages and campaigns are not equally frequent: the square of a random number. */
const visitsSql = `
  insert into visits (visit_id, first_event_id, day, last_day, landing_event_id, has_page_view, lang, page, variant, utm_source, utm_medium,
    utm_campaign, exp, clicks)
  select id, id, $2::date, $2::date, id, true, case when page % 3 = 0 then 'en' else 'he' end, '/page-' || page, '/page-' || page,
    case when campaign = 0 then '' else 'source-' || campaign % 6 end, case when campaign = 0 then '' else 'paid' end,
    case when campaign = 0 then '' else 'campaign-' || campaign end,
    case when page < 2 then 'first' when page < 4 then 'second' else '' end
      || case when page < 4 then '.' || substr('ab', 1 + page % 2, 1) || '.' || (extract(epoch from $2::date + time '12:00') / 1000)::bigint else '' end,
    (case when r1 < 0.07 then 1 else 0 end + case when r2 < 0.03 then 2 else 0 end + case when r3 < 0.02 then 4 else 0 end)::smallint
  from (
    select (lpad(to_hex((extract(epoch from $2::date + time '12:00') * 1000)::bigint + n % 100000), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid as id,
      floor(27 * random() * random())::integer as page, floor(60 * random() * random())::integer as campaign,
      random() as r1, random() as r2, random() as r3
    from generate_series(1, $1::integer) n
  ) one`

/** 45 of 100 visits take the quiz; each goes on to the next stage with the same chance. */
const sessionsSql = `
  insert into quiz_sessions (visit_id, lang, stages, first_step)
  select visit_id, lang, (array[${quizOrder.map((_, index) => stageMask(...quizOrder.slice(0, index + 1)))}]::bigint[])[1 + furthest],
    case when furthest > 0 then visit_id || ' step:' || case when random() < 0.7 then 'goal' else 'infoA' end end
  from (
    select visit_id, lang, least(floor(ln(1 - random()) / ln(0.93)), ${quizOrder.length - 1})::integer as furthest
    from visits where random() < 0.45
  ) one`

const answersSql = `
  insert into quiz_answers (visit_id, lang, question, chosen)
  select visit_id, lang, question, visit_id || ' ' || options[1 + floor(random() * array_length(options, 1))::integer]
  from quiz_sessions join (values ${quizQuestions
    .map(({ id, options }) => `('${id}', array['${options.join("', '")}'], ${stageMask(`step:${id}`)}::bigint)`)
    .join(', ')}) as question (question, options, mask) on stages & mask <> 0`
