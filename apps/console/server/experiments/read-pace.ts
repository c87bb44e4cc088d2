import type { Pool } from 'pg'
import type { Pace } from '@repo/console/api/experiments.ts'
import { quizOrder } from '@repo/contract/quiz-stages.ts'
import { countDays } from '@repo/contract/days.ts'

/** What a day brings on average from `from` to `to`, both inclusive; of some pages, or of all. */
export async function readPace(pool: Pool, from: string, to: string, pages?: readonly string[]): Promise<Pace> {
  const where = 'day between $1 and $2 and ($3::text[] is null or variant = any($3))'
  const values = [from, to, pages ?? null]
  const [visits, leads] = await Promise.all([
    pool.query<Record<'visits' | 'install' | 'chat' | 'completed', string | null>>(
      `select sum(visits) filter (where stage = 'visit') as visits,
        sum(visits) filter (where stage = 'visit' and clicks & 1 <> 0) as install,
        sum(visits) filter (where stage = 'visit' and clicks & 2 <> 0) as chat,
        sum(visits) filter (where stage = any($4) and entry <> 'plan') as completed
      from page_daily where ${where}`,
      [...values, completedStages],
    ),
    pool.query<{ leads: string | null }>(
      `select sum(leads) as leads from lead_daily where not is_suspect and ${where}`,
      values,
    ),
  ])
  const days = countDays({ from, to })
  const aDay = (count: string | null | undefined) => Number(count ?? 0) / days
  const [counted] = visits.rows
  return {
    visits: aDay(counted?.visits),
    install: aDay(counted?.install),
    chat: aDay(counted?.chat),
    completed: aDay(counted?.completed),
    lead: aDay(leads.rows[0]?.leads),
  }
}

/** A session is counted at the furthest stage that it reached. */
const completedStages = quizOrder.slice(quizOrder.indexOf('completed'))
