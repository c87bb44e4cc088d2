import type { LeadFault, LeadPerson, LeadRow, LeadState, SpamMark } from '@repo/console/api/leads.ts'
import { type EncryptedField, type LeadEncryption, leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { normalizedPhones } from '@repo/server/leads/phone-index.ts'
import type { LeadKey } from '@repo/server/settings/keys.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'

/** Decrypts leads. One whose key is missing or whose bytes were changed has a fault instead of a person; it never fails the list. */
export function leadDecryption(keys: readonly [LeadKey, ...LeadKey[]]) {
  const encryption = leadEncryption(keys)
  return {
    encryption,
    decrypt: (lead: EncryptedLead) => decrypted(lead, encryption, keys),
    decryptNote: decryptNote(encryption, keys),
  }
}

export type LeadDecryption = ReturnType<typeof leadDecryption>

/** A row of the table. */
export interface EncryptedLead {
  lead_id: string
  received_at: Date
  key_id: string
  full_name_sealed: Buffer
  phone_sealed: Buffer
  email_sealed: Buffer | null
  store_address_sealed: Buffer | null
  answers_sealed: Buffer | null
  note_key_id: string | null
  note_sealed: Buffer | null
  page_lang: string
  route: string
  campaign: Record<string, string>
  fill_ms: number | null
  marks: SpamMark[]
  state: LeadState
  call_at: Date | null
  version: number
}

export const encryptedColumns = `lead_id, received_at, key_id, full_name_sealed, phone_sealed, email_sealed, store_address_sealed, answers_sealed,
  note_key_id, note_sealed, page_lang, route, campaign, fill_ms, marks, state, call_at, version`

export type Decrypted = { person: LeadPerson; fault?: never } | { person?: never; fault: LeadFault }

/** A line of the list. */
export function leadRow(lead: EncryptedLead, { person }: Decrypted, now: number, hasPhone = false): LeadRow {
  const { utm_source: source } = lead.campaign
  return {
    id: lead.lead_id,
    receivedAt: lead.received_at.toISOString(),
    state: lead.state,
    ...(lead.call_at && { callAt: lead.call_at.toISOString() }),
    isDue: lead.call_at !== null && lead.call_at.getTime() <= now,
    ...(person && { fullName: person.fullName, lastDigits: lastDigits(person) }),
    ...(person && hasPhone && { phone: person.digits ?? person.phone }),
    ...(source && { source }),
    page: lead.route,
    marks: lead.marks,
    version: lead.version,
  }
}

function decrypted(lead: EncryptedLead, encryption: LeadEncryption, keys: readonly LeadKey[]): Decrypted {
  const { lead_id: id, key_id: keyId } = lead
  const text = (field: EncryptedField, sealed: Buffer) => encryption.decrypt(keyId, id, field, sealed)
  try {
    const phone = text('phone', lead.phone_sealed)
    const digits = normalizedPhones(phone)[0]
    return {
      person: {
        fullName: text('fullName', lead.full_name_sealed),
        phone,
        ...(digits && /^\d{6,15}$/.test(digits) && { digits }),
        ...(lead.email_sealed && { email: text('email', lead.email_sealed) }),
        ...(lead.store_address_sealed && { storeAddress: text('storeAddress', lead.store_address_sealed) }),
        ...(lead.answers_sealed && { answers: JSON.parse(text('answers', lead.answers_sealed)) as QuizAnswers }),
      },
    }
  } catch {
    return { fault: faultOf(keyId, keys) }
  }
}

function decryptNote(encryption: LeadEncryption, keys: readonly LeadKey[]) {
  return (lead: EncryptedLead): { note?: string; noteFault?: LeadFault } => {
    if (!lead.note_sealed || !lead.note_key_id) return {}
    try {
      return { note: encryption.decrypt(lead.note_key_id, lead.lead_id, 'note', lead.note_sealed) }
    } catch {
      return { noteFault: faultOf(lead.note_key_id, keys) }
    }
  }
}

function faultOf(keyId: string, keys: readonly LeadKey[]): LeadFault {
  return { is: keys.some(({ id }) => id === keyId) ? 'changed-bytes' : 'missing-key', keyId }
}

function lastDigits({ phone, digits }: LeadPerson): string {
  return (digits ?? phone.replaceAll(/\D/g, '')).slice(-4)
}
