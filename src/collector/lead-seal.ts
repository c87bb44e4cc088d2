import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { LeadKey } from './keys.ts'

/** Seals what a lead says of a person (AES-256-GCM), so that the database alone tells nobody who asked to be called. */
export function sealer(keys: readonly [LeadKey, ...LeadKey[]]): LeadSeal {
  return {
    keyId: keys[0].id,
    seal(leadId, field, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, keys[0].secret, nonce, { authTagLength: tagBytes }).setAAD(
        place(leadId, field),
      )
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(keyId, leadId, field, sealed) {
      const key = keys.find(({ id }) => id === keyId)
      if (!key)
        throw new Error(`Lead ${leadId} was sealed with the key "${keyId}", which COLLECTOR_LEAD_KEYS does not list.`)
      const decipher = createDecipheriv(algorithm, key.secret, sealed.subarray(0, nonceBytes), {
        // Without it a seal that is cut short opens: a tag of four bytes would do.
        authTagLength: tagBytes,
      })
      decipher.setAAD(place(leadId, field)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}

export interface LeadSeal {
  /** The key that seals; it is stored in `leads.key_id`. */
  keyId: string
  seal(leadId: string, field: SealedField, text: string): Buffer
  /** Throws when the key is not known, or the bytes were changed or belong to another lead or field. */
  open(keyId: string, leadId: string, field: SealedField, sealed: Buffer): string
}

export type SealedField = 'fullName' | 'phone'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What is sealed opens only where it was put: a name moved to another row does not. */
function place(leadId: string, field: SealedField): Buffer {
  return Buffer.from(`${leadId.toLowerCase()}/${field}`, 'utf8')
}
