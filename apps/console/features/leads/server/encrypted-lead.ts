import type { LeadError, LeadPerson, LeadRow as LeadLine, LeadState, SpamFlag } from '../api/leads.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { decryptPerson, type LeadRow, orError } from '@repo/server/leads/lead-row.ts'
import { normalizedPhones } from '@repo/server/leads/phone-index.ts'
import type { LeadKey } from '@repo/server/settings/keys.ts'

/** Decrypts leads. One whose key is missing or whose bytes were changed has an error instead of a person; it never fails the list. */
export function leadDecryption(keys: readonly [LeadKey, ...LeadKey[]]) {
  const encryption = leadEncryption(keys)
  return { encryption, decrypt, decryptNote }

  function decrypt(lead: EncryptedLead): Decrypted {
    const person = orError(() => decryptPerson(encryption, lead))
    if (person instanceof Error) return { error: errorOf(lead.key_id) }
    const digits = normalizedPhones(person.phone)[0]
    return { person: { ...person, ...(digits && /^\d{6,15}$/.test(digits) && { digits }) } }
  }

  function decryptNote(lead: EncryptedLead): { note?: string; noteError?: LeadError } {
    if (!lead.note_sealed || !lead.note_key_id) return {}
    try {
      return { note: encryption.decrypt(lead.note_key_id, lead.lead_id, 'note', lead.note_sealed) }
    } catch {
      return { noteError: errorOf(lead.note_key_id) }
    }
  }

  function errorOf(keyId: string): LeadError {
    return { is: keys.some(({ id }) => id === keyId) ? 'changed-bytes' : 'missing-key', keyId }
  }
}

export type LeadDecryption = ReturnType<typeof leadDecryption>

/** A row of the table, in the console's words. */
export type EncryptedLead = LeadRow & { flags: SpamFlag[]; state: LeadState }

export type Decrypted = { person: LeadPerson; error?: never } | { person?: never; error: LeadError }

/** A line of the list. */
export function leadLine(
  lead: EncryptedLead & { requests?: number; changed_at?: Date | null },
  { person }: Decrypted,
  now: number,
  hasPhone = false,
): LeadLine {
  const { utm_source: source, utm_campaign: campaign } = lead.campaign
  return {
    id: lead.lead_id,
    receivedAt: lead.received_at.toISOString(),
    state: lead.state,
    ...(lead.call_at && { callAt: lead.call_at.toISOString() }),
    isDue: lead.call_at !== null && lead.call_at.getTime() <= now,
    ...(person && { fullName: person.fullName, lastDigits: lastDigits(person) }),
    ...(person && hasPhone && { phone: person.digits ?? person.phone }),
    ...(source && { source }),
    ...(campaign && { campaign }),
    landing: lead.campaign.from ?? lead.route,
    ...(lead.requests !== undefined && { requests: lead.requests }),
    ...(lead.changed_at && { changedAt: lead.changed_at.toISOString() }),
    hasAnswers: lead.answers_sealed !== null,
    spamFlags: lead.flags,
    version: lead.version,
  }
}

function lastDigits({ phone, digits }: LeadPerson): string {
  return (digits ?? phone.replaceAll(/\D/g, '')).slice(-4)
}
