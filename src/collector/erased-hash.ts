import { createHmac } from 'node:crypto'

/** What is kept of a lead that was erased: enough to recognise it when it comes again, and only with the key. */
export function erasedHash(key: Buffer, leadId: string): Buffer {
  return createHmac('sha256', key).update(`erased ${leadId.toLowerCase()}`).digest()
}
