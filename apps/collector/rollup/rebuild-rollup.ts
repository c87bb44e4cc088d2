import { hash } from 'node:crypto'
import { escapeLiteral, type ClientBase, type Pool } from 'pg'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { type Counting, dropPicked, pickRows } from './aggregate-visits.ts'
import { countLeads } from './count-rows.ts'
import { addCounts } from './merge-visits.ts'
import { addVisits, lockCursor, rollUpAll } from './roll-up.ts'
import { summaryTables } from './summary-tables.ts'

/**
 * Rebuilds the rollup from all stored events, by days of `timeZone`: a day in each transaction, into tables of the schema `rebuild`, which
 * replace the counts at the end. The worker counts on meanwhile. Interrupted, it goes on with the next day when it is called again.
 * Visits that began before the oldest day of which all events are stored stay as they are, and so do the counts of those days and of
 * leads that were erased.
 */
export async function rebuildRollup(
  pool: Pool,
  { timeZone = 'UTC', experiments = registered }: Partial<Counting> = {},
  onDay: (day: RebuiltDay) => void = () => {},
): Promise<void> {
  const counting = { timeZone, experiments }
  const { countedIn } = await inTransaction(pool, (client) => lockCursor(client, timeZone))
  // In another time zone the worker waits for this.
  if (countedIn === timeZone) await rollUpAll(pool, counting)
  await inTransaction(pool, (client) => begin(client, counting))
  for (let day = await next(); day; day = await next()) onDay(day)
  await inTransaction(pool, (client) => replace(client, counting))

  function next(): Promise<RebuiltDay | undefined> {
    return inTransaction(pool, (client) => rebuildDay(client, counting))
  }
}

export interface RebuiltDay {
  day: string
  events: number
  /** Days that are still to come. */
  left: number
}

const ofVisits = ['visits', 'quiz_sessions', 'quiz_answers']
const ofDays = summaryTables.map(({ table }) => table)

/** Creates the tables, unless those of an interrupted rebuild are there. Unlogged: a crash of PostgreSQL empties all of them. */
async function begin(client: ClientBase, counting: Counting): Promise<void> {
  const { from, finished } = await lockCursor(client, counting.timeZone)
  const key = hash('sha256', JSON.stringify(counting))
  if ((await readRun(client))?.key === key) return
  await dropTables(client)
  for (const table of [...ofVisits, ...ofDays])
    await client.query(`create unlogged table rebuild.${table} (like public.${table} including all)`)
  await client.query(
    'create unlogged table rebuild.run (key text, up_to bigint); create unlogged table rebuild.done (day date)',
  )
  // Visits that began before stay, and their later events change nothing: these are counted.
  const began = `select visit_id from public.visits where day < ${oldestKept(counting.timeZone)}`
  for (const table of ofVisits)
    await client.query(`insert into rebuild.${table} select * from public.${table} where visit_id in (${began})`)
  await client.query('insert into rebuild.run values ($1, $2)', [key, Math.min(from, finished)])
}

/** Counts the events of the next day, as the worker would: `search_path` leads its statements to the tables of the rebuild. */
async function rebuildDay(client: ClientBase, counting: Counting): Promise<RebuiltDay | undefined> {
  const run = await readRun(client)
  const { rows } = await client.query<{ day: string | null; left: number }>(
    `select min(day)::text as day, (max(day) - min(day))::integer as left from events
     where day > coalesce((select max(day) from rebuild.done), '-infinity')`,
  )
  const { day = null, left = 0 } = rows[0] ?? {}
  if (!run || day === null) return undefined
  await client.query('set local search_path = rebuild, public')
  await pickRows(client, `day = ${escapeLiteral(day)} and (${isOfNow(run.upTo)})`, 'false')
  const picked = await client.query<{ events: number }>('select count(*)::integer as events from picked_events')
  await addVisits(client, counting)
  await dropPicked(client)
  await client.query('insert into rebuild.done values ($1)', [day])
  return { day, events: picked.rows[0]?.events ?? 0, left }
}

/** Adds what the worker counted meanwhile, and puts the rebuilt days in the place of the others. */
async function replace(client: ClientBase, counting: Counting): Promise<void> {
  const { from, finished, countedIn } = await lockCursor(client, counting.timeZone)
  const to = Math.min(from, finished)
  const { upTo = to } = (await readRun(client)) ?? {}
  const oldest = oldestKept(counting.timeZone)
  await client.query('set local search_path = rebuild, public')
  await pickRows(client, `stored_by >= ${upTo} and stored_by < ${to}`, 'false')
  await addVisits(client, counting)
  await dropPicked(client)
  await client.query('set local search_path = public')
  for (const table of ofVisits)
    await client.query(`truncate ${table}; insert into ${table} select * from rebuild.${table}`)
  for (const { table, dimensions } of summaryTables) {
    await client.query(`delete from ${table} where day >= ${oldest}`)
    // Older days have what the worker counted. In another time zone it counted nothing, and visits near midnight change their day.
    const isMissing = countedIn === counting.timeZone ? `day >= ${oldest}` : 'true'
    await client.query(addCounts(table, dimensions, `(select * from rebuild.${table} where ${isMissing}) rebuilt`))
    await client.query(`delete from ${table} where visits = 0`)
  }
  await client.query('delete from counted_leads where lead_id is not null')
  await pickRows(client, 'false', isOfNow(to))
  await countLeads(client, counting)
  await dropPicked(client)
  await client.query(
    "update rollup_cursors set next_transaction = $1, time_zone = $2, counted_at = now() where rollup = 'funnel'",
    [to, counting.timeZone],
  )
  await dropTables(client)
}

/** Locked: a second rebuild waits, and takes the day after. */
async function readRun(client: ClientBase): Promise<{ key: string; upTo: number } | undefined> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass('rebuild.run') is not null as exists")
  if (!rows[0]?.exists) return undefined
  const run = await client.query<{ key: string; up_to: string }>('select key, up_to from rebuild.run for update')
  return run.rows[0] && { key: run.rows[0].key, upTo: Number(run.rows[0].up_to) }
}

async function dropTables(client: ClientBase): Promise<void> {
  for (const table of [...ofVisits, ...ofDays, 'run', 'done'])
    await client.query(`drop table if exists rebuild.${table}`)
}

/** SQL: stored before the cursor. Transaction ids of the future come from another server. */
function isOfNow(cursor: number): string {
  return `stored_by < ${cursor} or stored_by >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`
}

/** The first day in a time zone of which all events are stored: partitions are days of UTC. Infinity without events. */
export function oldestKept(timeZone: string): string {
  const midnight = `min(day)::timestamp at time zone 'UTC' at time zone ${escapeLiteral(timeZone)}`
  return `(select coalesce((${midnight} - interval '1 microsecond')::date + 1, 'infinity') from events)`
}
