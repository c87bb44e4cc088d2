import { createHmac } from 'node:crypto'

/** Tombstone of an erased lead: a keyed hash of its id, to recognise a retry of the same lead without keeping the id. */
export function erasedHash(key: Buffer, leadId: string): Buffer {
  return createHmac('sha256', key).update(`erased ${leadId.toLowerCase()}`).digest()
}
