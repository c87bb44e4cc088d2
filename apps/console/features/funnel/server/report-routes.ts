import { Hono } from 'hono'
import { z } from 'zod'
import { splits } from '../api/reports.ts'
import type { ConsoleDeps, ConsoleEnv } from '../../../server/console-deps.ts'
import { readClock } from '../../../server/time-zone.ts'
import { readAnswers } from './read-answers.ts'
import { readChoices } from './read-choices.ts'
import { readSplit } from './read-split.ts'
import { readSteps } from './read-steps.ts'
import { readToday } from '../../today/server/read-today.ts'
import { readTotals } from './read-totals.ts'
import { readTrend } from './read-trend.ts'
import { readFilters } from './report-filters.ts'
import { readSitePages } from './site-pages.ts'

/** The reports of Today and Funnel. A viewer may read them: they hold no personal data. */
export function reportRoutes({ pool, now, experiments }: ConsoleDeps): Hono<ConsoleEnv> {
  const pages = readSitePages()
  const clock = () => readClock({ pool, now })
  const today = async () => (await clock()).today
  const app = new Hono<ConsoleEnv>()

  app.get('/today', async (c) => c.json(await readToday(pool, await pages, { now: now(), ...(await clock()) })))
  app.get('/reports/totals', async (c) => c.json(await readTotals(pool, await pages, readFilters(c), await today())))
  app.get('/reports/trend', async (c) =>
    c.json(await readTrend(pool, await pages, readFilters(c), await today(), experiments)),
  )
  app.get('/reports/steps', async (c) => c.json(await readSteps(pool, await pages, readFilters(c))))
  app.get('/reports/split', async (c) => {
    const { by, ...filters } = readFilters(c, { by: z.enum(splits) })
    return c.json(await readSplit(pool, await pages, filters, by))
  })
  app.get('/reports/answers', async (c) => c.json(await readAnswers(pool, await pages, readFilters(c))))
  app.get('/reports/choices', async (c) => c.json(await readChoices(pool, readFilters(c))))
  return app
}
