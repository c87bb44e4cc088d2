import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { uuidTime } from '@repo/contract/uuid-time.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'

/** Days of events, all over. */
export const days = 28
/** Each day lacks another sixteenth of the visits of the template, so that no two days are equal. */
const leftOut = 16

/**
 * A day of invented visits (packages/testing/seed), of which `storeDay` makes every day: in a table, by COPY, with the times in the ids
 * apart. Campaigns have eight ad sets, the first more often.
 */
export async function makeTemplate(owner: pg.Pool, folder: string, events: number): Promise<void> {
  await owner.query(
    `create unlogged table template (n integer, at bigint, tail text, visit_at bigint, visit_tail text, name text, page_lang text,
       route text, details jsonb, draw text)`,
  )
  const random = seededRandom('bench:scale')
  const wanted = (events / days) * (leftOut / (leftOut - 1))
  const file = path.join(folder, 'template')
  for (let made = 0, n = 0; made < wanted;) {
    const lines: string[] = []
    for (const visit of sampleVisits(random, { start: 0, visits: 5000, isRecent: false, running: ['five-question'] })) {
      if (made + lines.length >= wanted) break
      n += 1
      for (const { id, visit: of, ts: _, name, route, pageLang, exp, ...rest } of visit) {
        const { utm_campaign: campaign } = rest
        const set = Math.floor(8 * ((n * 0.618) % 1) ** 2)
        const details = { ...rest, ...(campaign !== undefined && { utm_campaign: `${campaign}-${set}` }) }
        const draw = exp?.split('.').slice(0, 2).join('.') ?? '\\N'
        const tails = [id, of].map((one) => one.slice(14).replaceAll('-', ''))
        const row = [n, uuidTime(id), tails[0], uuidTime(of), tails[1], name, pageLang, route, JSON.stringify(details)]
        lines.push([...row, draw].join('\t'))
      }
    }
    made += lines.length
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 })
    await owner.query(`copy template from '${file}'`)
  }
}

/** The tables of every day, from the first of the events to the day after today. */
export async function makeDays(owner: pg.Pool, today: string): Promise<void> {
  const { rows } = await owner.query<{ sql: string }>(
    `select format('create table if not exists events_%s partition of events for values from (%L) to (%L)', to_char(day, 'YYYYMMDD'), day::date,
       day::date + 1) as sql from generate_series($1::date - ${days}, $1::date + 1, interval '1 day') as day`,
    [today],
  )
  for (const { sql } of rows) await owner.query(sql)
  await owner.query(`select make_visit_days($1::date - ${days})`, [today])
}

/** Stores the visits of a day of the template, in one transaction, and returns how many events they have. */
export async function storeDay(owner: pg.Pool, day: string, index: number): Promise<number> {
  return store(owner, Date.parse(`${day}T00:00:00Z`), `n % ${leftOut} <> ${index % leftOut}`)
}

/** Stores the events of a minute: half of those of visits that are new, and the others of the visits of the minute before. */
export async function storeMinute(owner: pg.Pool, day: string, minute: number, visits: number): Promise<number> {
  const of = (one: number) => `n > ${one * visits} and n <= ${(one + 1) * visits}`
  // The fourth digit of the rest of a UUIDv7 is random.
  const isLate = "substr(tail, 4, 1) >= '8'"
  return store(
    owner,
    Date.parse(`${day}T00:00:00Z`),
    `(${of(minute)} and not ${isLate}) or (${of(minute - 1)} and ${isLate})`,
  )
}

async function store(owner: pg.Pool, shift: number, isOfIt: string): Promise<number> {
  const id = (at: string, tail: string) => `(lpad(to_hex(${at} + ${shift}), 12, '0') || ${tail})::uuid`
  const { rowCount } = await owner.query(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
     select to_timestamp((at + ${shift}) / 1000.0)::date, ${id('at', 'tail')}, to_timestamp((at + ${shift}) / 1000.0), ${id('visit_at', 'visit_tail')},
       name, page_lang, route,
       case when draw is null then details
         else details || jsonb_build_object('exp', draw || '.' || (visit_at + ${shift}) / 1000 || '.' || 1 + n % 2) end
     from template where ${isOfIt}`,
  )
  return rowCount ?? 0
}
