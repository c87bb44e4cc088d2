import type { Pool } from 'pg'
import { measuredQuestions } from '@repo/content/claims/measured.ts'
import { addDays } from '@repo/contract/days.ts'

/** What visitors who agreed to be counted answered in a period, and the query that counted it. */
export interface AnswerCounts {
  from: string
  to: string
  query: string
  rows: readonly { question: string; option: string; answers: number }[]
}

/** The counts of the last whole days that are counted, from the worker's summary. Refuses invented data and a login that can write. */
export async function readAnswerCounts(pool: Pool, days: number): Promise<AnswerCounts> {
  const { rows: facts } = await pool.query<{ sample: boolean; writes: boolean }>(
    `select coalesce(current_setting('collector.sample', true), '') = 'on' as sample,
      has_table_privilege('answer_daily', 'insert, update, delete') as writes`,
  )
  if (facts[0]?.sample)
    throw new Error('This database has the invented data of the demo: no figure is made of it. Name your own.')
  if (facts[0]?.writes)
    throw new Error(
      'This login can change what it counts. CONSOLE_DATABASE_URL needs a login in the role collector_console.',
    )
  // The day on which the worker counted last may still get answers.
  const { rows: counted } = await pool.query<{ to: string | null; first: string | null }>(
    `select ((counted_at at time zone time_zone)::date - 1)::text as to, (select min(day) from answer_daily)::text as first
     from rollup_cursors where rollup = 'funnel'`,
  )
  const { to, first } = counted[0] ?? {}
  if (!to || !first || first > to) throw new Error('The worker has counted no whole day with answers yet.')
  const start = addDays(to, 1 - days)
  const from = start > first ? start : first
  const asked = Object.keys(measuredQuestions)
    .map((id) => `'${id}'`)
    .join(', ')
  const query = `select question, option, sum(visits)::integer as answers from answer_daily where day between '${from}' and '${to}' and question in (${asked}) group by question, option order by question, answers desc`
  const { rows } = await pool.query<AnswerCounts['rows'][number]>(query)
  return { from, to, query, rows }
}
