import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { OptionalField } from '@repo/contract/optional-fields.ts'
import type { LeadKey } from '../settings/keys.ts'

/** Field encryption of leads (AES-256-GCM, keys outside of the database), so that a copy of the database reveals no person. */
export function leadEncryption(keys: readonly [LeadKey, ...LeadKey[]]): LeadEncryption {
  // Key objects, made once: from bytes, Node makes one for every field, which takes five times as long as the decryption.
  const secrets = new Map(keys.map(({ id, secret }): [string, KeyObject] => [id, createSecretKey(secret)]))
  const current = createSecretKey(keys[0].secret)
  return {
    keyId: keys[0].id,
    encrypt(leadId, field, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current, nonce, { authTagLength: tagBytes }).setAAD(
        additionalData(leadId, field),
      )
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    decrypt(keyId, leadId, field, encrypted) {
      const key = secrets.get(keyId)
      if (!key)
        throw new DecryptionError(
          `Lead ${leadId} was encrypted with the key "${keyId}", which is not listed in COLLECTOR_LEAD_KEYS.`,
        )
      try {
        const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes), {
          // Without it Node accepts a truncated tag of four bytes, which can be guessed.
          authTagLength: tagBytes,
        })
        decipher.setAAD(additionalData(leadId, field)).setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes))
        const text = Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()])
        return text.toString('utf8')
      } catch {
        throw new DecryptionError(
          `Lead ${leadId} does not decrypt with the key "${keyId}". Another key had this id when it was stored, or the row was changed.`,
        )
      }
    },
  }
}

/** The key is not listed, or the bytes were changed. */
export class DecryptionError extends Error {}

export interface LeadEncryption {
  /** The key for encryption; stored in `leads.key_id`. */
  keyId: string
  encrypt(leadId: string, field: EncryptedField, text: string): Buffer
  /** Throws a DecryptionError when the key is unknown, or the bytes were changed or belong to another lead or field. */
  decrypt(keyId: string, leadId: string, field: EncryptedField, encrypted: Buffer): string
}

/** `answers`: of the quiz, as JSON. `note`: what the owner wrote about the lead. `address`: of a person's mail or a receiver, by its id. */
export type EncryptedField = 'fullName' | 'phone' | 'answers' | 'note' | 'address' | OptionalField

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Additional authenticated data: a value copied to another row or field does not decrypt. */
function additionalData(leadId: string, field: EncryptedField): Buffer {
  return Buffer.from(`${leadId.toLowerCase()}/${field}`, 'utf8')
}
