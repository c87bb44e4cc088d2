import type { Path } from './cta.ts'
import { listBanners, type ScheduledPage } from './schedule-facts.ts'
import type { Day, Schedule } from './schedule.ts'

export interface ScheduledFile {
  /** From the root of the project. */
  file: string
  page: ScheduledPage
}

/**
 * What is wrong with the dates of pages and banners, one sentence each: a date that is none, and a link that leads, today or on a later day,
 * to a page that is not there. `always` has files that are part of every build.
 */
export function scheduleIssues(
  pages: readonly ScheduledFile[],
  always: readonly { file: string; words: unknown }[],
  today: Day,
): string[] {
  const scheduled = pages.map(({ page }) => page).filter(({ draft, from, until }) => draft || from || until)
  const linking = [
    ...pages.map(({ file, page }) => ({ file, words: page, schedule: page })),
    ...always.map((one) => ({ ...one, schedule: undefined })),
  ]
  return [
    ...pages.flatMap(({ file, page }) =>
      [page, ...listBanners(page)].flatMap((schedule) => dateIssues(schedule).map((issue) => `${file} ${issue}`)),
    ),
    ...pages
      .filter(({ page }) => ['/', '/404'].includes(page.path) && scheduled.includes(page))
      .map(({ file }) => `${file} is needed in every build. Remove its draft, from and until.`),
    ...linking.flatMap(({ file, words, schedule }) => {
      const linked = pathsIn(words)
      return scheduled
        .filter(({ path }) => linked.has(path))
        .flatMap((to) => gap(schedule, to, today).map((why) => `${file} links to ${to.path}, ${why}`))
    }),
  ]
}

function dateIssues({ from, until }: Schedule): string[] {
  const wrong = Object.entries({ from, until }).filter(([, day]) => day !== undefined && !isDay(day))
  if (wrong.length > 0)
    return wrong.map(([name, day]) => `has ${name}: '${day}'. Write a day as year-month-day, like 2027-03-01.`)
  return from && until && until < from ? [`has until: '${until}' before from: '${from}'. It would never show.`] : []
}

/** Days that no calendar has are refused: `2027-02-30`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
}

/** When one is there and the other is not, from today on. What is in every build has no dates that could be set. */
function gap(one: Schedule | undefined, to: Schedule, today: Day): string[] {
  const { draft, from, until }: Schedule = one ?? {}
  const begin = from && from > today ? from : today
  if (draft || (until && until < begin)) return []
  if (to.draft) return ['which is a draft. Publish it, or link to another page.']
  if (to.from && to.from > begin)
    return [
      `which begins on ${to.from}. Until then, link to another page${one ? ` or set from: '${to.from}' here too` : ''}.`,
    ]
  if (to.until && (!until || until > to.until))
    return [
      `which ends on ${to.until}. Link to another page, or ${one ? `set until: '${to.until}' here too` : 'remove its until'}.`,
    ]
  return []
}

/** Every address in some words, without query and fragment. What only names another page is no link. */
function pathsIn(words: unknown): Set<Path> {
  if (typeof words === 'string') return new Set(/^\/[^\s]*$/.test(words) ? [words.replace(/[?#].*/, '') as Path] : [])
  if (words === null || typeof words !== 'object') return new Set()
  return new Set(
    Object.entries(words).flatMap(([key, value]) =>
      ['path', 'translationOf', 'variantOf'].includes(key) ? [] : [...pathsIn(value)],
    ),
  )
}
