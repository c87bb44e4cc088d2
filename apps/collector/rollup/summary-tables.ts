import { firstStep, gameOrder, quizOrder, quizStages, type QuizStage } from '@repo/contract/quiz-stages.ts'

const landing = 'day, lang, page, variant, utm_source, utm_medium, utm_campaign'

/** A table of counts: its columns besides `visits`, and the rows that are counted, from tables of visits, sessions and answers. */
export interface SummaryTable {
  table: string
  dimensions: string
  rowsOf: (visits: string, sessions: string, answers: string) => string
  /** The table that it sums up, with the same rows: its changes are taken from there. */
  sumOf?: string
  /** SQL: the first day that is kept. Otherwise all are. */
  firstDay?: string
}

const funnel: SummaryTable = {
  table: 'funnel_daily',
  dimensions: `${landing}, quiz_lang, stage, entry, clicks`,
  // One row per visit, one per quiz session and one per game.
  rowsOf: (visits, sessions) => `
    select ${of('v')}, '' as quiz_lang, 'visit' as stage, '' as entry, v.clicks from ${visits} v
    union all
    select ${of('v')}, s.lang, ${furthest(quizOrder)}, ${entry}, 0::smallint from ${visits} v
    join ${sessions} s using (visit_id) where s.stages & ${stageMask(...quizOrder)} <> 0
    union all
    select ${of('v')}, s.lang, ${furthest(gameOrder)}, 'game', 0::smallint from ${visits} v
    join ${sessions} s using (visit_id) where s.stages & ${stageMask(...gameOrder)} <> 0`,
}

const answers: SummaryTable = {
  table: 'answer_daily',
  dimensions: `${landing}, quiz_lang, question, option`,
  // One row per answered question.
  rowsOf: (visits, _, answers) => `
    select ${of('v')}, a.lang as quiz_lang, a.question, split_part(a.chosen, ' ', 2) as option
    from ${visits} v join ${answers} a using (visit_id)`,
}

// A report over weeks reads a tenth of the rows of the table it sums up, or fewer.
const sumOf = ({ table: sumOf, rowsOf }: SummaryTable, table: string, dimensions: string): SummaryTable => ({
  table,
  dimensions,
  rowsOf,
  sumOf,
})

const experiment: SummaryTable = {
  table: 'experiment_daily',
  dimensions: 'day, experiment, arm, goals, nth',
  // One row per visit with a known assignment. It arrived within two hours (experiments/accept-assignments.ts), and has to begin in that
  // time by the sender's own clock too: its day comes from there.
  rowsOf: (visits, sessions) => `
    select v.day, split_part(v.exp, '.', 1) as experiment, split_part(v.exp, '.', 2) as arm,
      (v.clicks & 3 | case when exists (
        select from ${sessions} s where s.visit_id = v.visit_id and s.stages & ${stageMask('completed')} <> 0
      ) then 4 else 0 end)::smallint as goals, place_in_network(v.exp) as nth
    from ${visits} v where v.exp <> '' and is_fresh_assignment(v.exp, time_of(v.first_event_id))`,
}

const splits: SummaryTable = {
  table: 'split_daily',
  dimensions: 'day, lang, variant, utm_source, utm_campaign, split, value, stage, entry, clicks',
  // One row per visit and per quiz session for its device and its referrer, and one per session and answer.
  rowsOf: (visits, sessions, answers) => `
    select ${of('v')}, one.split, one.value, 'visit' as stage, '' as entry, v.clicks from ${visits} v ${deviceAndReferrer}
    union all
    select ${of('v')}, one.split, one.value, ${furthest(quizOrder)}, ${entry}, 0::smallint from ${visits} v
    join ${sessions} s using (visit_id) ${deviceAndReferrer} and s.stages & ${stageMask(...quizOrder)} <> 0
    union all
    select ${of('v')}, a.question, split_part(a.chosen, ' ', 2), ${furthest(quizOrder)}, ${entry}, 0::smallint from ${visits} v
    join ${sessions} s using (visit_id) join ${answers} a on a.visit_id = s.visit_id and a.lang = s.lang
    where v.device <> '' and s.stages & ${stageMask(...quizOrder)} <> 0`,
}

const hourly: SummaryTable = {
  table: 'visit_hourly',
  dimensions: 'day, hour, figure',
  firstDay: 'first_hourly_day()',
  // One row per visit, one per quiz session and one per visit with an install click, at the hour in which the visit began.
  rowsOf: (visits, sessions) => {
    const rows = (figure: string, isCounted: string, join = '') =>
      `select v.day, date_trunc('hour', time_of(v.first_event_id), 'UTC') as hour, '${figure}' as figure
       from ${visits} v ${join} where v.day >= first_hourly_day() and ${isCounted}`
    const starts = rows('starts', `s.stages & ${stageMask('quiz')} <> 0`, `join ${sessions} s using (visit_id)`)
    return [rows('visits', 'true'), starts, rows('installClicks', 'v.clicks & 1 <> 0')].join(' union all ')
  },
}

/** A table comes after the one that it sums up. */
export const summaryTables: readonly SummaryTable[] = [
  funnel,
  sumOf(funnel, 'trend_daily', 'day, lang, utm_source, entry'),
  sumOf(funnel, 'source_daily', 'day, lang, utm_source, stage, entry, clicks'),
  sumOf(funnel, 'page_daily', 'day, lang, variant, utm_source, stage, entry, clicks'),
  sumOf(funnel, 'campaign_daily', 'day, lang, utm_source, utm_campaign, stage, entry, clicks'),
  answers,
  sumOf(answers, 'answer_source_daily', 'day, lang, utm_source, question, option'),
  experiment,
  splits,
  sumOf(splits, 'split_source_daily', 'day, lang, utm_source, split, value, stage, entry, clicks'),
  hourly,
]

function of(row: string): string {
  return landing.replaceAll(/\w+/g, (column) => `${row}.${column}`)
}

function furthest(order: readonly QuizStage[]): string {
  const cases = order.toReversed().map((stage) => `when s.stages & ${stageMask(stage)} <> 0 then '${stage}'`)
  return `case ${cases.join(' ')} end`
}

// Events before consent are never sent, so a session that agreed at its fourth step has no earlier one.
const entry = `case when s.stages & ${stageMask('quiz')} = 0 then 'plan'
  when split_part(s.first_step, ' ', 2) = '${firstStep}' then 'start' else 'later' end`

/** Both of a visit whose device is known. */
const deviceAndReferrer = `cross join lateral (values ('device', v.device), ('referrer', v.referrer)) as one (split, value) where v.device <> ''`

/** The stages of a quiz with their bit masks, as a table expression. */
export const stageMasks = `(values ${quizStages.map((stage, bit) => `('${stage}', ${2 ** bit}::bigint)`).join(', ')}) as known (stage, mask)`

/** The mask of some stages. */
export function stageMask(...stages: QuizStage[]): number {
  return stages.reduce((sum, stage) => sum + 2 ** quizStages.indexOf(stage), 0)
}
