import { Hono } from 'hono'
import { z } from 'zod'
import type { CampaignsReport, CostFile, CostsStored, NameChoice, StoredCosts } from '../api/money.ts'
import { addDays } from '@repo/contract/days.ts'
import { adSources } from '@repo/contract/match-campaign.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { type ConsoleDeps, type ConsoleEnv, ownerOnly } from '../../../server/console-deps.ts'
import { day, readBody, text } from '../../../server/read-input.ts'
import { countedText, readFilters } from '../../funnel/server/report-filters.ts'
import { readSitePages } from '../../funnel/server/site-pages.ts'
import { readClock } from '../../../server/time-zone.ts'
import { readCampaigns, readKnownCampaigns } from './read-campaigns.ts'
import { chooseName, readLastFile, storeCosts, undoCosts } from './store-costs.ts'

/** What ads cost: for owners alone, reading and writing. */
export function moneyRoutes({ pool, reportPool, audit, now }: ConsoleDeps): Hono<ConsoleEnv> {
  const pages = readSitePages()
  const app = new Hono<ConsoleEnv>()
  app.use('/money/*', ownerOnly)

  app.get('/money/campaigns', async (c) =>
    c.json<CampaignsReport>(
      await readCampaigns(reportPool, await pages, readFilters(c), (await readClock({ pool, now })).today),
    ),
  )

  app.get('/money/costs', async (c) => {
    const { today } = await readClock({ pool, now })
    const [costs, names, known, last] = await Promise.all([
      pool.query<{ row: StoredCosts['rows'][number]; currency: string }>(
        'select jsonb_build_array(source, name, day, cost_minor) as row, currency from ad_costs where day > $1',
        [addDays(today, -400)],
      ),
      pool.query<StoredCosts['names'][number]>('select source, name, utm_campaign as campaign from ad_names'),
      readKnownCampaigns(pool, today),
      readLastFile(pool),
    ])
    const currency = costs.rows[0]?.currency
    return c.json<StoredCosts>({
      ...(currency && { currency }),
      rows: costs.rows.map(({ row }) => row),
      names: names.rows,
      known: known.filter(({ campaign }) => campaign !== ''),
      ...(last && { last }),
    })
  })

  app.post('/money/costs', async (c) =>
    c.json<CostsStored>(await storeCosts(pool, audit, c.get('person'), await readBody(c, costFile))),
  )

  app.post('/money/undo', async (c) => {
    const { id } = await readBody(c, z.strictObject({ id: z.uuid() }))
    if (!(await undoCosts(pool, audit, c.get('person'), id))) throw new HttpError(409, 'changed')
    return c.body(null, 204)
  })

  app.put('/money/names', async (c) => {
    await chooseName(pool, audit, c.get('person'), await readBody(c, nameChoice))
    return c.body(null, 204)
  })

  return app
}

/** A file of 5 MB has fewer rows than this by campaign and day; its body is half as large. */
const maxRows = 40_000
export const maxCostBytes = 4 * 1024 * 1024

const adName = text.min(1).max(400)
const campaign = countedText.min(1).nullable()
const hundredths = z.number().int().min(0).max(1e12)

const costFile = z.strictObject({
  source: z.enum(adSources),
  currency: z.string().regex(/^[A-Z]{3}$/),
  rows: z
    .array(z.tuple([adName, day, hundredths, hundredths.nullable()]))
    .min(1)
    .max(maxRows)
    // PostgreSQL refuses to replace one row twice.
    .refine((rows) => new Set(rows.map(([name, day]) => `${day} ${name}`)).size === rows.length),
  onto: z.enum(['replace', 'add']),
  instead: z.array(z.tuple([z.enum(adSources), adName, day])).max(maxRows),
  names: z.array(z.strictObject({ name: adName, campaign })).max(2000),
}) satisfies z.ZodType<CostFile>

const nameChoice = z.strictObject({
  source: z.enum(adSources),
  name: adName,
  campaign,
}) satisfies z.ZodType<NameChoice>
