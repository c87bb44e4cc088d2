import type { Pool } from 'pg'
import { saveBadEventsSql } from './save-bad-events.ts'
import { saveEventsSql } from './save-events.ts'
import { saveLeadSql } from './save-lead.ts'

/**
 * Throws PostgreSQL's error if this login cannot store a lead or an event. EXPLAIN plans the very statements of the service: it fails
 * on a missing table, column or right, and stores nothing.
 */
export async function checkRights(pool: Pool): Promise<void> {
  for (const sql of [saveLeadSql, saveEventsSql, saveBadEventsSql]) {
    const parameters = new Set(sql.match(/\$\d+/g)).size
    await pool.query(`explain ${sql}`, Array(parameters).fill(null))
  }
}
