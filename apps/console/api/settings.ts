import type { Role } from './session.ts'

/** GET /api/people */
export interface People {
  people: { name: string; role: Role; addedAt: string; passkeys: number; isYou: boolean }[]
}

/** GET /api/passkeys: those of the person who is signed in. */
export interface Passkeys {
  passkeys: { id: string; label: string; addedAt: string; usedAt?: string }[]
}

/** GET /api/sessions: those of the person who is signed in. */
export interface Sessions {
  sessions: { id: string; device: string; beganAt: string; seenAt: string; isThis: boolean }[]
}

export const auditActions = [
  'signed-in',
  'refused',
  'signed-out',
  'session-ended',
  'passkey-added',
  'passkey-removed',
  'person-invited',
  'role-changed',
  'person-removed',
  'leads-listed',
  'lead-opened',
  'leads-searched',
  'lead-contacted',
  'lead-changed',
  'export-begun',
  'export-finished',
  'lead-erased',
  'experiment-voided',
  'messages-replayed',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Never a name, a phone, a note or what was searched for. */
export interface AuditEntry {
  id: string
  at: string
  /** Absent: the sign-in was refused, or it happened on the server, by console:invite. */
  person?: string
  action: AuditAction
  lead?: string
  count?: number
  facts: Record<string, string | number>
}

/** GET /api/audit?action=lead-opened&person=Dana&before=120: newest first; `next` is the `before` of the next page. */
export interface AuditPage {
  entries: AuditEntry[]
  next?: string
}

/** The filters of the audit log, also of /api/audit.csv. */
export interface AuditFilters {
  action?: AuditAction
  person?: string
  lead?: string
}
