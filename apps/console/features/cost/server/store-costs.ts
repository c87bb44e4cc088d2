import type { Pool } from 'pg'
import type { CostFile, CostsStored, NameChoice } from '../api/money.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import type { ConsoleDeps, NewAuditEntry, Person } from '../../../server/console-deps.ts'

const undoTime = '10 minutes'
const isUndoable = `at > now() - interval '${undoTime}' and at = (select max(at) from ad_imports)`

type Audit = ConsoleDeps['audit']

/**
 * Stores a file: what the same source, name and day has is replaced or, if the person says so, added to; rows of other sources go whose
 * place the file takes. What was there is kept for Undo until the next file.
 */
export function storeCosts(pool: Pool, audit: Audit, person: Person, file: CostFile): Promise<CostsStored> {
  const { source, currency, rows, names, onto, instead } = file
  const column = (place: number) => rows.map((row) => row[place])
  const gone = [0, 1, 2].map((place) => instead.map((row) => row[place]))
  const days = [...new Set(rows.map(([, day]) => day))].toSorted()
  return inTransaction(pool, async (client) => {
    // One file at a time: Undo puts back what the last one replaced.
    await client.query('lock table ad_imports in share row exclusive mode')
    const other = await client.query('select from ad_costs where currency <> $1 limit 1', [currency])
    if (other.rowCount) throw new HttpError(409, 'changed')
    await client.query("update ad_imports set replaced = '[]' where replaced <> '[]'")
    const { rows: made } = await client.query<{ id: string; until: Date }>(
      `insert into ad_imports (source, first_day, last_day, replaced)
       select $1, $2, $3, coalesce(jsonb_agg(to_jsonb(ad_costs) || jsonb_build_object('is_added_to', $6 and ad_costs.source = $1)), '[]')
       from ad_costs join (
         select $1 as source, name, day from unnest($4::text[], $5::date[]) as given (name, day)
         union select * from unnest($7::text[], $8::text[], $9::date[])
       ) as given using (source, name, day)
       returning import_id as id, at + interval '${undoTime}' as until`,
      [source, days[0], days.at(-1), column(0), column(1), onto === 'add', ...gone],
    )
    const [{ id, until } = { id: '', until: new Date() }] = made
    await client.query(
      `delete from ad_costs using unnest($1::text[], $2::text[], $3::date[]) as gone (source, name, day)
       where (ad_costs.source, ad_costs.name, ad_costs.day) = (gone.source, gone.name, gone.day)`,
      gone,
    )
    const sum = (column: string) =>
      onto === 'add'
        ? `coalesce(ad_costs.${column} + excluded.${column}, ad_costs.${column}, excluded.${column})`
        : `excluded.${column}`
    await client.query(
      `insert into ad_costs (source, name, day, cost_minor, currency, clicks, import_id)
       select $1, name, day, cost, $2, clicks, $3 from unnest($4::text[], $5::date[], $6::bigint[], $7::bigint[]) as given (name, day, cost, clicks)
       on conflict (source, name, day) do update set cost_minor = ${sum('cost_minor')}, currency = excluded.currency,
         clicks = ${sum('clicks')}, import_id = excluded.import_id`,
      [source, currency, id, column(0), column(1), column(2), column(3)],
    )
    for (const { name, campaign } of names) await client.query(...keepName({ source, name, campaign }, person))
    const campaigns = new Set(column(0)).size
    await audit({ person, action: 'cost-stored', count: days.length, facts: { source, campaigns } }, client)
    const cost = rows.reduce((sum, [, , cost]) => sum + cost, 0) / 100
    return { id, days: days.length, cost, until: until.toISOString() }
  })
}

/** The last file, while it can be taken back: its days and its own cost, without what it was added to. */
export async function readLastFile(pool: Pool): Promise<CostsStored | undefined> {
  const { rows } = await pool.query<Omit<CostsStored, 'until'> & { until: Date }>(
    `select import_id as id, count(distinct day)::integer as days, (sum(cost_minor)
         - (select coalesce(sum((row->>'cost_minor')::bigint) filter (where (row->>'is_added_to')::boolean), 0) from jsonb_array_elements(replaced) as row)
       )::float8 / 100 as cost, at + interval '${undoTime}' as until
     from ad_imports join ad_costs using (import_id) where ${isUndoable} group by import_id`,
  )
  return rows[0] && { ...rows[0], until: rows[0].until.toISOString() }
}

/** Takes the last file back, within ten minutes: its rows go, and those that it replaced return. False if it is too late. */
export function undoCosts(pool: Pool, audit: Audit, person: Person, id: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query('lock table ad_imports in share row exclusive mode')
    const { rows } = await client.query<{ replaced: unknown; days: number }>(
      `select replaced, (select count(distinct day)::integer from ad_costs where import_id = $1) as days from ad_imports
       where import_id = $1 and ${isUndoable}`,
      [id],
    )
    const [file] = rows
    if (!file) return false
    await client.query('delete from ad_costs where import_id = $1', [id])
    await client.query(
      'insert into ad_costs select * from jsonb_populate_recordset(null::ad_costs, $1::jsonb)',
      // pg would write an array as one of PostgreSQL.
      [JSON.stringify(file.replaced)],
    )
    await client.query('delete from ad_imports where import_id = $1', [id])
    await audit({ person, action: 'cost-undone', count: file.days }, client)
    return true
  })
}

/** Keeps which campaign a name is, for this file and the next ones. */
export async function chooseName(pool: Pool, audit: Audit, person: Person, choice: NameChoice): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(...keepName(choice, person))
    const facts: NonNullable<NewAuditEntry['facts']> = { source: choice.source, name: choice.name.slice(0, 100) }
    if (choice.campaign !== null) facts.campaign = choice.campaign
    await audit({ person, action: 'cost-matched', facts }, client)
  })
}

function keepName({ source, name, campaign }: NameChoice, person: Person): [string, unknown[]] {
  return [
    `insert into ad_names (source, name, utm_campaign, by_name) values ($1, $2, $3, $4)
     on conflict (source, name) do update set utm_campaign = excluded.utm_campaign, by_name = excluded.by_name, at = now()`,
    [source, name, campaign, person.name],
  ]
}
