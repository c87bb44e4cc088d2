import type { Path } from './cta.ts'
import { redirectFaults, redirectsOf } from './redirect.ts'
import * as lists from './redirects.ts'
import { scheduleFaults, type ScheduledFile } from './schedule-faults.ts'
import { isLive, type Day } from './schedule.ts'
import { ui } from './ui/ui.ts'

/** What is wrong between pages, redirects and dates: addresses that would lead nowhere, today or on a later day. It stops the build. */
export function siteFaults(files: readonly ScheduledFile[], today: Day): string[] {
  const paths = (some: readonly ScheduledFile[]): Path[] => some.map(({ page }) => page.path)
  const always = [
    ...Object.entries(ui).map(([locale, words]) => ({ file: `src/content/ui/${locale}.ts`, words })),
    { file: 'src/content/redirects.ts', words: redirectsOf(lists).map(({ to }) => to) },
  ]
  const live = files.filter(({ page }) => isLive(page, today))
  return [...redirectFaults(lists, paths(live), paths(files)), ...scheduleFaults(files, always, today)]
}
