import { listDays } from '@repo/contract/days.ts'
import type { Pool } from 'pg'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'
import type { Counts, Day } from '@repo/stats/experiment.ts'

export interface ObservedDays {
  /** Every whole day from the start; of an ended experiment to its last visit or goal, because nothing is assigned after that. */
  days: Day[]
  /** Visits that are not in the days, because their network had sent its share. */
  leftOut: number
  /** The day on which one network sent an unusual share of all visits. */
  crowd?: { date: string; /** At least. */ visits: number; all: number }
}

/**
 * Visits and goals of each arm by experiment, up to `until`. Of one network no more visits of a day count than a twentieth of the goals
 * that the registered rate promises for that day's networks, at least one: so one sender with one address is never more than a
 * twentieth of a day's goals, or one. Which arm a visit got does not matter for whether it counts: docs/statistics.md.
 */
export async function readDays(
  pool: Pool,
  records: readonly ExperimentRecord[],
  until: string,
): Promise<Map<string, ObservedDays>> {
  const ids = records.map(({ id }) => id)
  const [visits, leads] = await Promise.all([readVisits(pool, ids, until), readLeads(pool, ids, until)])
  return new Map(records.map((record) => [record.id, observe(record, visits, leads, until)]))
}

/** How many visits of one network count on a day. */
export function visitsPerNetwork(networks: number, baseline: number): number {
  return Math.min(Math.max(Math.floor((networks * baseline) / 20), 1), mostPerNetwork)
}

const mostPerNetwork = 20

function observe(
  { id, goal, start, arms, ended, baseline }: ExperimentRecord,
  visits: readonly VisitRow[],
  leads: readonly LeadRow[],
  until: string,
): ObservedDays {
  const own = visits.filter((row) => row.experiment === id && row.day >= start)
  const ownLeads = leads.filter((row) => row.experiment === id && row.day >= start)
  let leftOut = 0
  let crowd: ObservedDays['crowd']
  const days = listDays({ from: start, to: until }).map((date): Day => {
    const today = own.filter(({ day }) => day === date)
    const limit = visitsPerNetwork(sum(today.filter(({ nth }) => nth === 1)), baseline)
    const isCounted = ({ nth }: { nth: number }) => nth <= limit
    leftOut += sum(today.filter((row) => !isCounted(row)))
    const largest = largestNetwork(today)
    if (isCrowd(largest, sum(today)) && largest > (crowd?.visits ?? 0))
      crowd = { date, visits: largest, all: sum(today) }
    return {
      date,
      arms: arms.map((_, index): Counts => {
        const isArm = ({ arm }: { arm: string }) => arm === armNames[index]
        const counted = today.filter((row) => isArm(row) && isCounted(row))
        return {
          visits: sum(counted),
          goals:
            goal === 'lead'
              ? ownLeads
                  .filter((row) => row.day === date && isArm(row) && isCounted(row))
                  .reduce((total, row) => total + row.leads, 0)
              : counted.reduce((total, row) => total + row[goal], 0),
        }
      }),
    }
  })
  const last = days.findLastIndex((day) => day.arms.some((arm) => arm.visits + arm.goals > 0))
  return { days: ended ? days.slice(0, last + 1) : days, leftOut, ...(crowd && { crowd }) }
}

/** The visits of the largest network of a day, at least: places above 20 are stored as the next power of two. */
function largestNetwork(rows: readonly VisitRow[]): number {
  const highest = Math.max(0, ...rows.map(({ nth }) => nth))
  return highest <= mostPerNetwork ? highest : Math.max(highest / 2, mostPerNetwork) + 1
}

/** A household or an office has a few visits; a tenth of all visits from one network is no household. */
function isCrowd(visits: number, all: number): boolean {
  return visits >= 10 && visits >= all / 10
}

function sum(rows: readonly VisitRow[]): number {
  return rows.reduce((total, { visits }) => total + visits, 0)
}

async function readVisits(pool: Pool, ids: readonly string[], until: string): Promise<VisitRow[]> {
  const { rows } = await pool.query<VisitRow>(
    `select experiment, arm, day::text, nth, sum(visits)::integer as visits,
      coalesce(sum(visits) filter (where goals & 1 <> 0), 0)::integer as install,
      coalesce(sum(visits) filter (where goals & 2 <> 0), 0)::integer as chat,
      coalesce(sum(visits) filter (where goals & 4 <> 0), 0)::integer as completed
    from experiment_daily where experiment = any($1) and day <= $2 group by experiment, arm, day, nth`,
    [ids, until],
  )
  return rows
}

/** Without those that have spam flags. */
async function readLeads(pool: Pool, ids: readonly string[], until: string): Promise<LeadRow[]> {
  const { rows } = await pool.query<LeadRow>(
    `select experiment, arm, day::text, nth, sum(leads)::integer as leads from lead_daily
    where experiment = any($1) and experiment <> '' and day <= $2 and not is_suspect group by experiment, arm, day, nth`,
    [ids, until],
  )
  return rows
}

interface Row {
  experiment: string
  arm: string
  day: string
  nth: number
}

type VisitRow = Row & Record<'visits' | 'install' | 'chat' | 'completed', number>
type LeadRow = Row & { leads: number }
