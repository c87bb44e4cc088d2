import { addDays } from '@repo/contract/days.ts'
import type { Path } from './cta.ts'
import { whyNotLive, type Day, type Schedule } from './schedule.ts'

/** What the build of this day leaves out because of its dates, and on which day the next build would differ, in sentences. */
export function scheduleFacts(pages: readonly ScheduledPage[], today: Day): string[] {
  const all = pages.flatMap((page) => [
    { name: page.path, schedule: page },
    ...listBanners(page).map((schedule) => ({ name: `the banner of ${page.path}`, schedule })),
  ])
  const left = all.flatMap(({ name, schedule }) => {
    const why = whyNotLive(schedule, today)
    return why ? [`${name} (${why})`] : []
  })
  const [next] = all.flatMap(({ schedule }) => changesOf(schedule, today)).toSorted()
  return [
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
    ...(next ? [`Dates: build and release again on ${next}, when a page or a banner begins or has ended.`] : []),
  ]
}

/** What the calendar reads of a page, as its file writes it. */
export interface ScheduledPage extends Schedule {
  path: Path
  banner?: Schedule | { with: Schedule; without?: Schedule | undefined } | undefined
}

/** One, or one with claims and one without. */
export function listBanners({ banner }: ScheduledPage): Schedule[] {
  if (!banner) return []
  return 'with' in banner ? [banner.with, banner.without].filter((one) => one !== undefined) : [banner]
}

/** The days from tomorrow on that change it: the first, and the one after the last. */
function changesOf({ draft, from, until }: Schedule, today: Day): string[] {
  if (draft) return []
  return [...(from ? [from] : []), ...(until ? [addDays(until, 1)] : [])].filter((day) => day > today)
}
