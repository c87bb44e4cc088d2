import { experimentIssues } from './experiment-issues.ts'
import { experiments } from '@repo/contract/experiments.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { Path } from './cta.ts'
import { redirectIssues, listRedirects } from './redirect.ts'
import * as lists from './redirects.ts'
import { scheduleIssues, type ScheduledFile } from './schedule-issues.ts'
import { isLive, type Day } from './schedule.ts'
import { ui } from './ui/ui.ts'

/** What is wrong between pages, redirects, experiments and dates: addresses that would lead nowhere, today or on a later day. It stops the build. */
export function siteIssues(files: readonly SiteFile[], today: Day): string[] {
  const paths = (some: readonly ScheduledFile[]): Path[] => some.map(({ page }) => page.path)
  const always = [
    ...Object.entries(ui).map(([locale, words]) => ({ file: `packages/content/ui/${locale}.ts`, words })),
    { file: 'packages/content/redirects.ts', words: listRedirects(lists).map(({ to }) => to) },
    {
      file: 'packages/contract/experiments.ts',
      words: experiments.flatMap(({ arms }) => arms.map(({ page }) => page)),
    },
  ]
  const live = files.filter(({ page }) => isLive(page, today))
  return [
    ...redirectIssues(lists, paths(live), paths(files)),
    ...experimentIssues(
      experiments,
      live.map(({ page }) => page),
    ),
    ...scheduleIssues(files, always, today),
  ]
}

interface SiteFile extends ScheduledFile {
  page: ScheduledFile['page'] & { locale: Locale }
}
