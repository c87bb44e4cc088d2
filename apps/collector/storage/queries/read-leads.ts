import type { Pool } from 'pg'
import type { OptionalField } from '@repo/contract/optional-fields.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { testFlag } from '@repo/server/leads/test-token.ts'

/** A decrypted lead, as `collector:leads` prints it and the webhook sends it. */
export interface DecryptedLead extends Partial<Record<OptionalField, string>> {
  id: string
  receivedAt: string
  fullName: string
  phone: string
  /** Question id → option id. */
  answers?: QuizAnswers
  lang: string
  route: string
  campaign: Record<string, string>
  /** The spam flags, under their name in the webhook and the database. */
  marks: string[]
}

export async function readLead(pool: Pool, encryption: LeadEncryption, id: string): Promise<DecryptedLead | undefined> {
  const { rows } = await pool.query<EncryptedLead>('select * from leads where lead_id = $1', [id])
  return rows.map((row) => decrypted(row, encryption))[0]
}

/** The newest, newest first, without test leads. One that cannot be decrypted, because its key is missing, is returned as its error. */
export async function readLastLeads(
  pool: Pool,
  encryption: LeadEncryption,
  limit: number,
): Promise<(DecryptedLead | Error)[]> {
  const { rows } = await pool.query<EncryptedLead>(
    'select * from leads where $2 <> all (marks) order by received_at desc limit $1',
    [limit, testFlag],
  )
  return rows.map((row) => {
    try {
      return decrypted(row, encryption)
    } catch (error) {
      return error as Error
    }
  })
}

interface EncryptedLead {
  lead_id: string
  received_at: Date
  key_id: string
  full_name_sealed: Buffer
  phone_sealed: Buffer
  email_sealed: Buffer | null
  store_address_sealed: Buffer | null
  answers_sealed: Buffer | null
  page_lang: string
  route: string
  campaign: Record<string, string>
  marks: string[]
}

function decrypted(row: EncryptedLead, encryption: LeadEncryption): DecryptedLead {
  const { email_sealed: email, store_address_sealed: storeAddress, answers_sealed: answers } = row
  return {
    id: row.lead_id,
    receivedAt: row.received_at.toISOString(),
    fullName: encryption.decrypt(row.key_id, row.lead_id, 'fullName', row.full_name_sealed),
    phone: encryption.decrypt(row.key_id, row.lead_id, 'phone', row.phone_sealed),
    ...(email && { email: encryption.decrypt(row.key_id, row.lead_id, 'email', email) }),
    ...(storeAddress && {
      storeAddress: encryption.decrypt(row.key_id, row.lead_id, 'storeAddress', storeAddress),
    }),
    ...(answers && {
      answers: JSON.parse(encryption.decrypt(row.key_id, row.lead_id, 'answers', answers)) as QuizAnswers,
    }),
    lang: row.page_lang,
    route: row.route,
    campaign: row.campaign,
    marks: row.marks,
  }
}
