import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ReleaseEntry } from '@repo/console/api/releases.ts'

/** The switches of a site, newest first, as deploy/releases.ts notes them. None before the first release that does. */
export async function readHistory(site: string): Promise<ReleaseEntry[]> {
  const file = join(site, 'history.json')
  if (!existsSync(file)) return []
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
