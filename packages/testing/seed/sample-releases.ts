import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseEntry } from '@repo/console/api/releases.ts'
import { addDays } from '@repo/contract/days.ts'

/** Three invented releases in the file that deploy/releases.ts writes, in a folder that is the console's CONSOLE_RELEASES. */
export function writeSampleReleases(folder: string, today: string): void {
  const releases: ReleaseEntry[] = [
    { at: `${addDays(today, -19)}T07:12:00.000Z`, release: 'sample-1', commit: '5e2a930', changed: [] },
    { at: `${addDays(today, -14)}T13:41:00.000Z`, release: 'sample-2', commit: 'c1d77f0', changed: ['/pricing'] },
    {
      at: `${addDays(today, -8)}T16:20:00.000Z`,
      release: 'sample-3',
      commit: '3f9c1ab',
      changed: ['/advertorial', '/he-landing'],
    },
  ]
  writeFileSync(join(folder, 'history.json'), JSON.stringify(releases))
}
