import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Proof that a lead is a test of the owner's (`npm run doctor`): a keyed hash of its id, in the header `x-collector-test`. Without the
 * key of the blind index, which only service and worker have, no one can send leads that are neither listed nor delivered.
 */
export function testToken(key: Buffer, leadId: string): string {
  return createHmac('sha256', key).update(`test ${leadId.toLowerCase()}`).digest('hex')
}

export function isTestToken(token: string, key: Buffer, leadId: string): boolean {
  const wanted = Buffer.from(testToken(key, leadId))
  const given = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export const testHeader = 'x-collector-test'

/** The flag of such a lead, in the column `flags`. */
export const testFlag = 'test'
