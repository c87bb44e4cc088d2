import type { Pool } from 'pg'
import type { Filters } from '../api/reports.ts'
import type { QuizStage } from '@repo/contract/quiz-stages.ts'
import { listPaths, type SitePages } from './site-pages.ts'

/** Visits, sessions at the furthest stage they reached, and leads, of one day, page, source … */
export interface StageCount {
  key: string
  stage: 'visit' | QuizStage | 'lead'
  /** How a session of the quiz began: `start` at its first step, with consent; `later` at a later one; `plan` without the quiz. Of a visit it is empty. */
  entry: '' | 'start' | 'later' | 'plan' | 'game'
  clicks: number
  visits: number
}

export type Grouping = 'day' | 'lang' | 'variant' | 'utm_source' | 'utm_campaign'

/** What every report is made of: daily counts by stage. Leads with spam flags are left out, and a second request of a phone. */
export async function readStageCounts(
  pool: Pool,
  pages: SitePages,
  filters: Filters,
  by: Grouping,
): Promise<StageCount[]> {
  const { where, values, columns } = buildWhere(pages, filters)
  const { rows } = await pool.query<StageCount>(
    `select ${by}::text as key, stage, entry, clicks, sum(visits)::float8 as visits
     from ${smallestTable([...columns, by])} where ${where} group by ${by}, stage, entry, clicks
     union all
     select ${by}::text, 'lead', '', 0, sum(leads)::float8 from lead_daily where ${where} and not is_suspect and not is_repeat group by ${by}`,
    values,
  )
  return rows
}

/** By class of device, host of the referrer or answer: of visits that came since these are counted, without leads. */
export async function readSplitCounts(
  pool: Pool,
  pages: SitePages,
  filters: Filters,
  split: string,
): Promise<StageCount[]> {
  const { where, values, columns } = buildWhere(pages, filters)
  const { rows } = await pool.query<StageCount>(
    `select value as key, stage, entry, clicks, sum(visits)::float8 as visits
     from ${hasNoPageOrCampaign(columns) ? 'split_source_daily' : 'split_daily'}
     where ${where} and split = $${values.push(split)} group by value, stage, entry, clicks`,
    values,
  )
  return rows
}

/** The condition of the filters, for a table of daily counts, and the columns in it. */
export function buildWhere(pages: SitePages, { from, to, lang, source, campaign, page }: Filters) {
  const equal = { lang, utm_source: source, utm_campaign: campaign }
  const values: unknown[] = [from, to]
  const conditions = ['day between $1 and $2']
  const columns: string[] = []
  for (const [column, value] of Object.entries(equal)) {
    if (value === undefined) continue
    conditions.push(`${column} = $${values.push(value)}`)
    columns.push(column)
  }
  if (page !== undefined) {
    conditions.push(`variant = any ($${values.push(listPaths(pages, page))}::text[])`)
    columns.push('variant')
  }
  return { where: conditions.join(' and '), values, columns }
}

/** Whether the tables that are summed up by source have these columns: they have neither landing page nor campaign. */
export function hasNoPageOrCampaign(columns: readonly string[]): boolean {
  return !columns.includes('utm_campaign') && !columns.includes('variant')
}

/** The table with the fewest rows that has these columns. */
export function smallestTable(columns: readonly string[]): string {
  const has = (column: string) => columns.includes(column)
  if (has('utm_campaign')) return has('variant') ? 'funnel_daily' : 'campaign_daily'
  return has('variant') ? 'page_daily' : 'source_daily'
}
