import { hash } from 'node:crypto'
import type { ChoicePage, ExperimentChoices } from '../api/proposals.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { fillPage } from '@repo/content/fill.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { isLive } from '@repo/content/schedule.ts'
import { addDays, countDays } from '@repo/contract/days.ts'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { readFirstDay } from '../../today/server/read-first-day.ts'
import { readClock } from '../../../server/time-zone.ts'
import { readPageGoals } from './read-pace.ts'

/** What a new experiment can be made of: the pages that are live, with their counts and what they are made of. */
export async function readChoices({ pool, now, experiments }: ConsoleDeps): Promise<ExperimentChoices> {
  const { today } = await readClock({ pool, now })
  const [yesterday, month] = [addDays(today, -1), addDays(today, -28)]
  const first = await readFirstDay(pool)
  const from = first !== undefined && first > month ? first : month
  const counts = await readPageGoals(pool, from, yesterday)
  const { rows: proposed } = await pool.query<{ id: string }>(
    "select distinct experiment as id from console_proposals where kind = 'register' and withdrawn_at is null",
  )
  const pages = (await readPages()).filter(({ page }) => isLive(page, today))
  return {
    pages: pages
      .map(({ page: written }): ChoicePage => {
        const { path, locale, title, variantOf, sections } = fillPage(written, claims)
        const { visits = 0, ...goals } = counts.get(path) ?? { install: 0, chat: 0, completed: 0, lead: 0 }
        const runsIn = experiments.find(({ ended, arms }) => !ended && arms.some(({ page }) => page === path))?.id
        return {
          path,
          lang: locale,
          title: plain(title),
          page: variantOf ?? path,
          visits,
          goals,
          ...(runsIn !== undefined && { runsIn }),
          parts: readParts(sections),
        }
      })
      .toSorted((one, other) => other.visits - one.visits),
    takenIds: [...experiments.map(({ id }) => id), ...proposed.map(({ id }) => id)],
    days: from > yesterday ? 1 : countDays({ from, to: yesterday }),
    start: addDays(today, 1),
  }
}

/** A title without the name of the brand behind it, and without marks of direction. */
function plain(title: unknown): string {
  return (
    String(title)
      .split(' | ')[0]
      ?.replaceAll(/[\u2066-\u2069]/g, '') ?? ''
  )
}

function readParts([first, ...rest]: readonly object[]): ChoicePage['parts'] {
  const { headline, picture, ...text } = (first ?? {}) as Record<string, unknown>
  const short = (part: unknown) => hash('sha256', JSON.stringify(part ?? '')).slice(0, 8)
  return { headline: short(headline), picture: short(picture), text: short(text), rest: short(rest) }
}
