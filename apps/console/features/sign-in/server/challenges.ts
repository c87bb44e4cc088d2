import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Challenges of passkeys: each is valid for five minutes, once, and for the purpose and session it was made for. Stateless: a challenge
 * is its expiry, random bytes and an HMAC of both with the purpose, so that no number of them displaces another. Only those of a verified
 * passkey are stored, until they expire. The key is in memory: after a restart a person taps once more.
 */
export function passkeyChallenges(now: () => number) {
  const key = randomBytes(32)
  const used = new Map<string, number>()
  const signature = (body: Uint8Array, purpose: string) =>
    createHmac('sha256', key).update(body).update(purpose).digest()

  return {
    create(purpose: string): Uint8Array<ArrayBuffer> {
      const body = Buffer.alloc(bodyBytes)
      body.writeDoubleBE(now() + challengeMs)
      randomBytes(randomLength).copy(body, timeBytes)
      return new Uint8Array(Buffer.concat([body, signature(body, purpose)]))
    },

    /** Whether it is one of ours for this purpose, neither expired nor used. */
    isOpen(challenge: string, purpose: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== bodyBytes + signatureBytes) return false
      const body = bytes.subarray(0, bodyBytes)
      return (
        timingSafeEqual(bytes.subarray(bodyBytes), signature(body, purpose)) &&
        body.readDoubleBE() > now() &&
        !used.has(bytes.toString('base64url'))
      )
    },

    /** False if another request used it meanwhile. */
    use(challenge: string): boolean {
      for (const [one, expiresAt] of used) if (expiresAt <= now()) used.delete(one)
      const bytes = Buffer.from(challenge, 'base64url')
      const id = bytes.toString('base64url')
      if (used.has(id)) return false
      used.set(id, bytes.readDoubleBE())
      return true
    },
  }
}

const challengeMs = 5 * 60_000
const timeBytes = 8
const randomLength = 24
const bodyBytes = timeBytes + randomLength
const signatureBytes = 32
