import type { Locale } from '@repo/contract/locale.ts'
import type { Role } from '../../sign-in/api/session.ts'

/** GET /api/people */
export interface People {
  people: {
    id: string
    name: string
    role: Role
    /** The name of who invited them; absent: the command on the server. */
    invitedBy?: string
    passkeys: number
    seenAt?: string
    /** Until when their invitation can be opened. */
    linkUntil?: string
    isYou: boolean
  }[]
}

/** The roles that the console itself gives; an owner is made by a command on the server. */
export const invitedRoles = ['caller', 'viewer'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** POST /api/people */
export interface Invitation {
  name: string
  role: InvitedRole
  lang: Locale
}

/** Its answer: the only place that the link is ever shown. */
export interface Invited {
  id: string
  link: string
}

/** GET /api/passkeys: those of the person who is signed in. */
export interface Passkeys {
  passkeys: { id: string; label: string; addedAt: string; usedAt?: string }[]
}

/** GET /api/sessions: those of the person who is signed in; GET /api/people/sessions: everyone's. */
export interface Sessions {
  sessions: { id: string; name: string; device: string; beganAt: string; seenAt: string; isThis: boolean }[]
}

/** What the audit log records, by the kind that its filter offers. */
export const auditActions = {
  leads: [
    'leads-listed',
    'lead-opened',
    'leads-searched',
    'lead-contacted',
    'lead-changed',
    'export-begun',
    'export-finished',
    'lead-erased',
  ],
  people: [
    'signed-in',
    'refused',
    'signed-out',
    'session-ended',
    'passkey-added',
    'passkey-removed',
    'person-invited',
    'role-changed',
    'person-removed',
  ],
  money: ['cost-stored', 'cost-undone', 'cost-matched'],
  messages: ['letter-changed', 'receiver-added', 'receiver-removed', 'messages-replayed'],
  experiments: ['experiment-voided', 'experiment-proposed'],
} as const
export type AuditKind = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditKind][number]

export const auditKinds = ['leads', 'people', 'money', 'messages', 'experiments'] as const satisfies AuditKind[]

/** Never a name, a phone, a note or what was searched for. */
export interface AuditEntry {
  id: string
  at: string
  /** Absent: the sign-in was refused, or it happened on the server, by admin invite. */
  person?: string
  action: AuditAction
  lead?: string
  count?: number
  facts: Record<string, string | number>
}

/** GET /api/audit?kind=leads&person=Dana&before=120: newest first; `next` is the `before` of the next page. */
export interface AuditPage {
  entries: AuditEntry[]
  next?: string
}

/** The filters of the audit log, also of /api/audit.csv. */
export interface AuditFilters {
  kind?: AuditKind
  person?: string
}
