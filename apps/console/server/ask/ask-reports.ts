import type { Pool } from 'pg'
import { addDays, type Period } from '@repo/contract/days.ts'
import { rateDifference } from '@repo/stats/rate-difference.ts'
import { wilsonInterval } from '@repo/stats/wilson-interval.ts'
import type { StageCount } from '../reports/read-stage-counts.ts'
import { buildSteps } from '../reports/read-steps.ts'
import { sumTotals } from '../reports/sum-totals.ts'

/**
 * What an assistant reads: counts with the sentences that belong to them, so that it repeats what is known and what is not. Everything
 * is asked with the role collector_ask (030-ask.sql), which has no right to a lead, a visit or a person.
 */
export const askReports = {
  /** Visits, starts and clicks by day, page, source or campaign. */
  async visits(pool: Pool, { from, to }: Period, by: VisitSplit) {
    const counts = await readCounts(pool, { from, to }, by)
    const rows = [...Map.groupBy(counts, ({ key }) => key)].map(([key, some]) => {
      const { visits, starts, installClicks, chatClicks } = sumTotals(some)
      return { [by]: key === '' ? 'none' : key, visits, starts, installClicks, chatClicks, ...rateOf(starts, visits) }
    })
    return {
      period: { from, to },
      rows: by === 'day' ? rows : rows.toSorted((a, b) => b.visits - a.visits).slice(0, 50),
      read_this: [
        countedLine,
        by === 'day' ? '' : 'Compared, not tested: pages, sources and campaigns differ in who came. Name no winner.',
      ].filter(Boolean),
    }
  },

  /** Steps of the quiz by whole calendar week. To reach a step is to answer the one before, so they are rounded like answers. */
  async steps(pool: Pool, weeks: number) {
    const { rows } = await pool.query<StageCount>(
      `select week::text as key, stage, entry, clicks, sum(visits)::float8 as visits from funnel_daily
       join ask_weeks on day >= week and day < week + 7 where week >= (select max(week) from ask_weeks) - 7 * $1::integer
       group by week, stage, entry, clicks order by week`,
      [weeks],
    )
    const found = [...Map.groupBy(rows, ({ key }) => key)].map(([week, counts]) => ({
      week,
      steps: buildSteps(counts).map(({ stage, reached }) => ({ stage, reached: Math.floor(reached / 5) * 5 })),
    }))
    return {
      rows: found.slice(-weeks).flatMap(({ week, steps }) => {
        const earlier = found.find((other) => other.week === addDays(week, -7))?.steps
        return steps.map(({ stage, reached }, place) => {
          const [ofNow, ofEarlier] = [steps[place - 1]?.reached ?? 0, earlier?.[place - 1]?.reached ?? 0]
          const lost = { now: ofNow - reached, earlier: ofEarlier - (earlier?.[place]?.reached ?? 0) }
          return {
            week_from: week,
            step: stage.replace('step:', ''),
            reached: rounded(reached),
            ...(place > 0 && lossOf(lost, ofNow, ofEarlier)),
          }
        })
      }),
      read_this: [
        countedLine,
        roundedLine,
        'Of those who had agreed before the first question. A loss is computed from rounded counts. A difference between two weeks is a hint and no finding: the weeks differ in other things too.',
      ],
    }
  },

  /** Leads by whole calendar week and campaign. */
  async leads(pool: Pool, weeks: number) {
    const { rows } = await pool.query<{ week_from: string; campaign: string; leads: number }>(
      `select week::text as week_from, coalesce(nullif(campaign, ''), 'none') as campaign, leads from ask_leads where week >= (select max(week) from ask_weeks) - 7 * ($1::integer - 1)
       order by week, ask_leads.campaign`,
      [weeks],
    )
    return {
      rows: rows.map(({ leads, ...row }) => ({ ...row, leads: rounded(leads) })),
      read_this: [roundedLine, 'A lead needs no consent to be counted, so leads are no part of the visits.'],
    }
  },

  /** Answers of the quiz by whole calendar week. */
  async answers(pool: Pool, weeks: number) {
    const { rows } = await pool.query<{ week_from: string; question: string; option: string; answers: number }>(
      `select week::text as week_from, question, option, answers from ask_answers
       where week >= (select max(week) from ask_weeks) - 7 * ($1::integer - 1) order by week, question, option`,
      [weeks],
    )
    return {
      rows: rows.map(({ answers, ...row }) => ({ ...row, answers: rounded(answers) })),
      read_this: [countedLine, roundedLine],
    }
  },

  /** Verdicts as the worker keeps them. */
  async experiments(pool: Pool) {
    const { rows } = await pool.query<{
      id: string
      question: string
      kind: string | null
      better: number | null
      on: string | null
      voided: boolean
    }>(
      `select experiment as id, record ->> 'question' as question, kind, better_arm as better, reached_on::text as on,
         voided_at is not null as voided
       from console_experiments left join console_verdicts using (experiment) order by first_seen desc, arm, reached_on`,
    )
    return {
      rows: rows.map(({ id, question, kind, better, on, voided }) => ({
        id,
        question,
        verdict: voided ? 'voided by an operator: it has no verdict' : verdictLine(kind, better, on),
      })),
      read_this: [
        'Verdicts hold at all looks together (a sequential test at 95%). Without one it is too early: say so, and compare no counts.',
      ],
    }
  },

  /** Whether counting is current, and pages that went quiet. */
  async health(pool: Pool, now: number) {
    const [{ rows: cursor }, { rows: quiet }] = await Promise.all([
      pool.query<{ at: Date | null }>("select counted_at as at from rollup_cursors where rollup = 'funnel'"),
      pool.query<{ page: string; visits: number }>(
        `select variant as page, sum(visits)::integer as visits from page_daily, (select max(day) as last from page_daily) as newest
         where stage = 'visit' and day >= last - 8 group by variant
         having sum(visits) filter (where day < last - 1) >= 49 and coalesce(sum(visits) filter (where day >= last - 1), 0) = 0`,
      ),
    ])
    const at = cursor[0]?.at
    const lagMinutes = at ? Math.max(0, Math.round((now - at.getTime()) / 60_000)) : undefined
    return {
      counted_up_to: at?.toISOString() ?? 'nothing was counted yet',
      state:
        lagMinutes !== undefined && lagMinutes <= 5 && quiet.length === 0 ? 'well' : 'look at Health in the console',
      quiet_pages: quiet,
    }
  },
}

export const visitSplits = ['day', 'page', 'source', 'campaign'] as const
type VisitSplit = (typeof visitSplits)[number]

const tables: Record<VisitSplit, [table: string, column: string]> = {
  day: ['funnel_daily', 'day'],
  page: ['page_daily', 'variant'],
  source: ['source_daily', 'utm_source'],
  campaign: ['campaign_daily', 'utm_campaign'],
}

async function readCounts(pool: Pool, { from, to }: Period, by: VisitSplit): Promise<StageCount[]> {
  const [table, column] = tables[by]
  const { rows } = await pool.query<StageCount>(
    `select ${column}::text as key, stage, entry, clicks, sum(visits)::float8 as visits from ${table}
     where day between $1 and $2 group by ${column}, stage, entry, clicks order by 1`,
    [from, to],
  )
  return rows
}

const countedLine = 'Counts only visits that agreed to be counted, by days of the owner’s time zone.'
const roundedLine =
  'Rounded down to multiples of 5, for whole weeks from Sunday; "under 5" is 0 to 4. Add no rows up and subtract none: each may be up to 4 more.'

const rounded = (count: number) => (count < 5 ? 'under 5' : count)

/** The share that started, with its 95 % interval; none under 30 visits. */
function rateOf(starts: number, visits: number) {
  if (visits < enough) return { start_rate: 'too few visits for a percentage' }
  const { low, high } = wilsonInterval({ goals: Math.min(starts, visits), visits })
  return { start_rate: `${percent(starts / visits)}, 95% interval ${percent(low)} to ${percent(high)}` }
}

function lossOf(lost: { now: number; earlier: number }, ofNow: number, ofEarlier: number) {
  if (ofNow < enough) return { loss: 'too few for a percentage' }
  const loss = percent(lost.now / ofNow)
  if (ofNow < enoughToCompare || ofEarlier < enoughToCompare) return { loss, than_before: 'too few to compare' }
  const { low, high } = rateDifference({ goals: lost.earlier, visits: ofEarlier }, { goals: lost.now, visits: ofNow })
  const points = `${percent(low)} to ${percent(high)} points`
  const word = low > 0 ? 'more left than before' : high < 0 ? 'fewer left than before' : 'no difference can be seen'
  return { loss, loss_before: percent(lost.earlier / ofEarlier), than_before: `${word}: 95% interval ${points}` }
}

function verdictLine(kind: string | null, better: number | null, on: string | null): string {
  if (kind === 'better') return `decided on ${on}: arm ${'abcdefgh'[better ?? 0]} is better`
  return kind === 'no-difference' ? `decided on ${on}: no difference that matters` : 'too early for an answer'
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
/** As everywhere in the console. */
const enough = 30
const enoughToCompare = 100
