import type { Pool } from 'pg'
import type { Pace } from '../api/experiments.ts'
import { quizOrder } from '@repo/contract/quiz-stages.ts'
import { countDays } from '@repo/contract/days.ts'

/** What a day brings on average from `from` to `to`, both inclusive; of some pages, or of all. */
export async function readPace(pool: Pool, from: string, to: string, pages?: readonly string[]): Promise<Pace> {
  const counts = await readPageGoals(pool, from, to)
  const days = countDays({ from, to })
  const sum = { ...none }
  for (const [page, count] of counts)
    if (!pages || pages.includes(page)) for (const name of names) sum[name] += count[name] / days
  return sum
}

/** Visits and goals of each page in a period. */
export async function readPageGoals(pool: Pool, from: string, to: string): Promise<Map<string, Pace>> {
  const [visits, leads] = await Promise.all([
    pool.query<Record<'variant' | Exclude<keyof Pace, 'lead'>, string | null>>(
      `select variant, sum(visits) filter (where stage = 'visit') as visits,
        sum(visits) filter (where stage = 'visit' and clicks & 1 <> 0) as install,
        sum(visits) filter (where stage = 'visit' and clicks & 2 <> 0) as chat,
        sum(visits) filter (where stage = any($3) and entry <> 'plan') as completed
      from page_daily where day between $1 and $2 group by variant`,
      [from, to, completedStages],
    ),
    pool.query<{ variant: string; lead: string | null }>(
      'select variant, sum(leads) as lead from lead_daily where not is_suspect and day between $1 and $2 group by variant',
      [from, to],
    ),
  ])
  const counts = new Map<string, Pace>()
  for (const row of [...visits.rows, ...leads.rows]) {
    const count = counts.get(row.variant ?? '') ?? { ...none }
    for (const name of names) if (name in row) count[name] += Number((row as Record<string, string | null>)[name] ?? 0)
    counts.set(row.variant ?? '', count)
  }
  return counts
}

const none: Readonly<Pace> = { visits: 0, install: 0, chat: 0, completed: 0, lead: 0 }
const names = ['visits', 'install', 'chat', 'completed', 'lead'] as const

/** A session is counted at the furthest stage that it reached. */
const completedStages = quizOrder.slice(quizOrder.indexOf('completed'))
