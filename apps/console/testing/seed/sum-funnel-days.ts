/** The smaller tables of counts, from the rows of `funnel_daily` before a day. */
export async function sumFunnelDays(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
  before: string,
): Promise<void> {
  for (const [table, columns] of [
    ['trend_daily', 'day, lang, utm_source, entry'],
    ['source_daily', 'day, lang, utm_source, stage, entry, clicks'],
    ['page_daily', 'day, lang, variant, utm_source, stage, entry, clicks'],
    ['campaign_daily', 'day, lang, utm_source, utm_campaign, stage, entry, clicks'],
  ])
    await query(
      `insert into ${table} (${columns}, visits) select ${columns}, sum(visits) from funnel_daily where day < $1 group by ${columns}`,
      [before],
    )
}
