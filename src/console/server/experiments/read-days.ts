import type { Pool } from 'pg'
import { armNames, type ExperimentRecord } from '#contract/experiment.ts'
import type { Day } from '#stats/experiment.ts'
import { daysOf } from '../reports/read-totals.ts'

/**
 * Visits and goals of each arm on every whole day from the start to `until`, by experiment; of an ended one, to its last visit or goal:
 * nothing is drawn after that.
 */
export async function readDays(
  pool: Pool,
  records: readonly ExperimentRecord[],
  until: string,
): Promise<Map<string, Day[]>> {
  const ids = records.map(({ id }) => id)
  const [visits, leads] = await Promise.all([readVisits(pool, ids, until), readLeads(pool, ids, until)])
  return new Map(
    records.map((record) => {
      const { id, goal, start, arms, ended } = record
      const days = daysOf({ from: start, to: until }).map((date) => ({
        date,
        arms: arms.map((_, index) => {
          const key = keyOf(id, armNames[index] ?? '', date)
          const counted = visits.get(key)
          return {
            visits: Number(counted?.visits ?? 0),
            goals: Number((goal === 'lead' ? leads.get(key)?.leads : counted?.[goal]) ?? 0),
          }
        }),
      }))
      return [id, ended ? days.slice(0, days.findLastIndex(isCounted) + 1) : days]
    }),
  )
}

function isCounted({ arms }: Day): boolean {
  return arms.some(({ visits, goals }) => visits + goals > 0)
}

async function readVisits(pool: Pool, ids: readonly string[], until: string) {
  const { rows } = await pool.query<
    Row & { visits: string; install: string | null; chat: string | null; completed: string | null }
  >(
    `select experiment, arm, day::text, sum(visits) as visits, sum(visits) filter (where goals & 1 <> 0) as install,
      sum(visits) filter (where goals & 2 <> 0) as chat, sum(visits) filter (where goals & 4 <> 0) as completed
    from experiment_daily where experiment = any($1) and day <= $2 group by experiment, arm, day`,
    [ids, until],
  )
  return byKey(rows)
}

/** Without those that have spam flags. */
async function readLeads(pool: Pool, ids: readonly string[], until: string) {
  const { rows } = await pool.query<Row & { leads: string }>(
    `select experiment, arm, day::text, sum(leads) as leads from lead_daily
    where experiment = any($1) and experiment <> '' and day <= $2 and not is_suspect group by experiment, arm, day`,
    [ids, until],
  )
  return byKey(rows)
}

interface Row {
  experiment: string
  arm: string
  day: string
}

function byKey<R extends Row>(rows: readonly R[]): Map<string, R> {
  return new Map(rows.map((row) => [keyOf(row.experiment, row.arm, row.day), row]))
}

function keyOf(experiment: string, arm: string, day: string): string {
  return `${experiment}.${arm}.${day}`
}
