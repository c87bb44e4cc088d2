import type { Pool } from 'pg'

/** Rows as the API answers them: a column has the name of its field, null is an absent field, and a time is ISO text. */
export async function readRows<Row>(pool: Pool, sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await pool.query<Record<string, unknown>>(sql, values)
  return rows.map((row) => {
    const given = Object.entries(row).filter(([, value]) => value !== null)
    return Object.fromEntries(
      given.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ) as Row
  })
}
