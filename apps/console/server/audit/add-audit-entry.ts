import type { ClientBase, Pool } from 'pg'
import type { NewAuditEntry } from '../console-deps.ts'

export async function addAuditEntry(db: Pool | ClientBase, entry: NewAuditEntry): Promise<void> {
  await db.query(
    'insert into audit_log (person_id, person_name, action, lead_id, count, facts) values ($1, $2, $3, $4, $5, $6)',
    [entry.person?.id, entry.person?.name, entry.action, entry.leadId, entry.count, entry.facts ?? {}],
  )
}
