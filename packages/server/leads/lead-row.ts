import type { OptionalField } from '@repo/contract/optional-fields.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import type { EncryptedField, LeadEncryption } from './lead-encryption.ts'

/** A row of the table `leads`. */
export interface LeadRow extends EncryptedPerson {
  lead_id: string
  received_at: Date
  note_key_id: string | null
  note_sealed: Buffer | null
  page_lang: string
  route: string
  campaign: Record<string, string>
  fill_ms: number | null
  /** The spam flags, under their name in the webhook and the database. */
  flags: string[]
  state: string
  call_at: Date | null
  version: number
}

/** What a visitor typed, as it is stored: encrypted, under one key. */
export interface EncryptedPerson {
  key_id: string
  full_name_sealed: Buffer
  phone_sealed: Buffer
  email_sealed: Buffer | null
  store_address_sealed: Buffer | null
  answers_sealed: Buffer | null
}

/** The same, decrypted. */
export interface DecryptedPerson extends Partial<Record<OptionalField, string>> {
  fullName: string
  phone: string
  /** Question id → option id. */
  answers?: QuizAnswers
}

export const personColumns = [
  'key_id',
  'full_name_sealed',
  'phone_sealed',
  'email_sealed',
  'store_address_sealed',
  'answers_sealed',
] as const satisfies readonly (keyof EncryptedPerson)[]

export const leadColumns = `lead_id, received_at, ${personColumns.join(', ')}, note_key_id, note_sealed, page_lang, route, campaign,
  fill_ms, flags, state, call_at, version`

export function encryptPerson(
  { keyId, encrypt }: LeadEncryption,
  id: string,
  person: DecryptedPerson,
): EncryptedPerson {
  const optional = (field: EncryptedField, text: string | undefined) => (text ? encrypt(id, field, text) : null)
  return {
    key_id: keyId,
    full_name_sealed: encrypt(id, 'fullName', person.fullName),
    phone_sealed: encrypt(id, 'phone', person.phone),
    email_sealed: optional('email', person.email),
    store_address_sealed: optional('storeAddress', person.storeAddress),
    answers_sealed: optional('answers', person.answers && JSON.stringify(person.answers)),
  }
}

/** Throws if the key is missing or the bytes were changed. */
export function decryptPerson(
  { decrypt }: LeadEncryption,
  row: EncryptedPerson & Pick<LeadRow, 'lead_id'>,
): DecryptedPerson {
  const { email_sealed: email, store_address_sealed: storeAddress, answers_sealed: answers } = row
  const text = (field: EncryptedField, encrypted: Buffer) => decrypt(row.key_id, row.lead_id, field, encrypted)
  return {
    fullName: text('fullName', row.full_name_sealed),
    phone: text('phone', row.phone_sealed),
    ...(email && { email: text('email', email) }),
    ...(storeAddress && { storeAddress: text('storeAddress', storeAddress) }),
    ...(answers && { answers: JSON.parse(text('answers', answers)) as QuizAnswers }),
  }
}

/** For a list: a lead that cannot be decrypted is its error, and the others are read all the same. */
export function orError<Result>(read: () => Result): Result | Error {
  try {
    return read()
  } catch (error) {
    return error as Error
  }
}
