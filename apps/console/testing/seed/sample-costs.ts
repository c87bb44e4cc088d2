import { addDays } from '@repo/contract/days.ts'
import type { AdSource } from '@repo/contract/match-campaign.ts'

/** An ad of an invented account: its name there, and what it spends a day. */
export interface SampleAd {
  source: AdSource
  name: string
  perDay: number
  /** Days before today; all if absent. */
  days?: number
}

/** Ad cost in shekels of the days before today, as if two files had been stored, a platform each. */
export async function writeSampleCosts(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
  today: string,
  days: number,
  ads: readonly SampleAd[],
): Promise<void> {
  for (const source of new Set(ads.map((ad) => ad.source))) {
    const rows = ads
      .filter((ad) => ad.source === source)
      .flatMap(({ name, perDay, days: of = days }) =>
        Array.from({ length: of }, (_, ago) => ({
          name,
          day: addDays(today, -1 - ago),
          // More on some days, the same in every run.
          cost: Math.round(perDay * (90 + ((ago * 37) % 21))),
        })),
      )
    await query(
      `with file as (insert into ad_imports (source, first_day, last_day, at) values ($1, $2, $3, now() - interval '1 day') returning import_id)
       insert into ad_costs (source, name, day, cost_minor, currency, import_id)
       select $1, name, day, cost, 'ILS', import_id from file, unnest($4::text[], $5::date[], $6::bigint[]) as given (name, day, cost)`,
      [
        source,
        addDays(today, -days),
        addDays(today, -1),
        rows.map(({ name }) => name),
        rows.map(({ day }) => day),
        rows.map(({ cost }) => cost),
      ],
    )
  }
}
