import { Hono } from 'hono'
import type { ReleaseReport, ReleasesReport } from '@repo/console/api/releases.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { ConsoleError, type ConsoleDeps, type ConsoleEnv } from '../console-deps.ts'
import { readSitePages } from '../reports/site-pages.ts'
import { readTimeZone } from '../time-zone.ts'
import { readHistory } from './read-history.ts'
import { readRelease } from './read-release.ts'

/** What each release of the site changed. */
export function releaseRoutes({ pool, settings, now }: ConsoleDeps): Hono<ConsoleEnv> {
  const pages = readSitePages()
  const site = settings.CONSOLE_RELEASES
  return new Hono<ConsoleEnv>()
    .get('/releases', async (c) =>
      c.json<ReleasesReport>({ isSet: site !== '', releases: (await history()).slice(0, shown) }),
    )
    .get('/releases/:at', async (c) => {
      const entry = (await history()).find(({ at }) => at === c.req.param('at'))
      if (!entry) throw new ConsoleError(404, 'not-found')
      const timeZone = await readTimeZone(pool)
      const today = todayIn(timeZone, new Date(now()))
      return c.json<ReleaseReport>(await readRelease(pool, await pages, entry, { timeZone, today }))
    })

  async function history() {
    return site === '' ? [] : readHistory(site)
  }
}

const shown = 20
