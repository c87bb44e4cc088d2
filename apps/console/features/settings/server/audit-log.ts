import type { ClientBase, Pool } from 'pg'
import { auditActions, type AuditEntry, type AuditFilters } from '../api/settings.ts'
import type { NewAuditEntry } from '../../../server/console-deps.ts'
import { readRows } from '../../../server/read-rows.ts'

export async function addAuditEntry(db: Pool | ClientBase, entry: NewAuditEntry): Promise<void> {
  await db.query(
    'insert into audit_log (person_id, person_name, action, lead_id, count, facts) values ($1, $2, $3, $4, $5, $6)',
    [entry.person?.id, entry.person?.name, entry.action, entry.leadId, entry.count, entry.facts ?? {}],
  )
}

/** Newest first, older than `before`. */
export function readAuditLog(
  pool: Pool,
  { kind, person }: AuditFilters,
  before: string | undefined,
  limit: number,
): Promise<AuditEntry[]> {
  return readRows(
    pool,
    `select entry_id as id, at, person_name as person, action, lead_id as lead, count, facts from audit_log
     where ($1::text[] is null or action = any($1)) and ($2::text is null or person_name = $2) and ($3::bigint is null or entry_id < $3)
     order by entry_id desc limit $4`,
    [kind && auditActions[kind], person, before, limit],
  )
}
