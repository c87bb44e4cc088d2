import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ReleaseEntry, ReleaseReport, ReleasesReport } from '@repo/console/api/releases.ts'
import type { ConsoleDeps, ConsoleEnv } from '../console-deps.ts'
import { found } from '../read-input.ts'
import { readSitePages } from '../reports/site-pages.ts'
import { readClock } from '../time-zone.ts'
import { readRelease } from './read-release.ts'

/** What each release of the site changed. */
export function releaseRoutes({ pool, settings, now }: ConsoleDeps): Hono<ConsoleEnv> {
  const pages = readSitePages()
  const site = settings.CONSOLE_RELEASES
  return new Hono<ConsoleEnv>()
    .get('/releases', async (c) =>
      c.json<ReleasesReport>({ isSet: site !== '', releases: (await readHistory(site)).slice(0, shown) }),
    )
    .get('/releases/:at', async (c) => {
      const entry = found((await readHistory(site)).find(({ at }) => at === c.req.param('at')))
      return c.json<ReleaseReport>(await readRelease(pool, await pages, entry, await readClock({ pool, now })))
    })
}

const shown = 20

/** The switches of a site, newest first, as deploy/releases.ts notes them. None before the first release that does. */
async function readHistory(site: string): Promise<ReleaseEntry[]> {
  const file = join(site, 'history.json')
  if (site === '' || !existsSync(file)) return []
  return history.parse(JSON.parse(await readFile(file, 'utf8'))).toReversed()
}

const history = z.array(
  z.object({
    at: z.iso.datetime(),
    release: z.string(),
    commit: z.string().optional(),
    changed: z.array(z.string()),
  }),
)
