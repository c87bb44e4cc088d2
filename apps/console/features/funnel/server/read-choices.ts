import type { Pool } from 'pg'
import type { ChoicesReport } from '../api/reports.ts'
import type { Period } from '@repo/contract/days.ts'

/** What visits of the period came with, most visits first. */
export async function readChoices(pool: Pool, { from, to }: Period): Promise<ChoicesReport> {
  const choices = (kind: string, table: string, column: string) => `
    (select '${kind}' as kind, ${column} as value, sum(visits) as visits from ${table}
     where day between $1 and $2 and stage = 'visit' and ${column} <> '' group by ${column} order by visits desc limit ${maxChoices})`
  const { rows } = await pool.query<{ kind: string; value: string }>(
    `select kind, value from (
       ${choices('source', 'source_daily', 'utm_source')}
       union all ${choices('campaign', 'campaign_daily', 'utm_campaign')}
       union all ${choices('page', 'page_daily', 'variant')}
     ) one order by visits desc, value`,
    [from, to],
  )
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value)
  return { sources: of('source'), campaigns: of('campaign'), pages: of('page') }
}

const maxChoices = 100
