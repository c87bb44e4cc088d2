/** A day in the owner's time zone (`timeZone` in brand.ts), like 2027-03-01. */
export type Day = `${number}-${number}-${number}`

/** When a page or a banner is part of the site. */
export interface Schedule {
  /** In no build yet. `npm run dev` shows it with a mark. */
  draft?: true
  /** The first day. */
  from?: Day
  /** The last day. */
  until?: Day
}

/** Is it part of a build of this day? */
export function isLive({ draft, from, until }: Schedule, today: Day): boolean {
  return !draft && (from ?? today) <= today && today <= (until ?? today)
}

/** The day that it is now in a time zone. */
export function todayIn(timeZone: string, now = new Date()): Day {
  // Sweden writes dates as ISO 8601 does.
  return now.toLocaleDateString('sv-SE', { timeZone }) as Day
}

/** A page that the build of this day draws. Its banner has dates of its own. */
export function withoutEndedBanner<P extends { banner?: Schedule }>(page: P, today: Day): P {
  if (!page.banner || isLive(page.banner, today)) return page
  const { banner: _, ...rest } = page
  return rest as P
}

/** Why something is not live, or undefined while it is: "a draft", "from 2027-03-01", "until 2026-11-30". */
export function whyNotLive(schedule: Schedule, today: Day): string | undefined {
  if (isLive(schedule, today)) return undefined
  const { draft, from, until } = schedule
  if (draft) return 'a draft'
  return from && from > today ? `from ${from}` : `until ${until}`
}
