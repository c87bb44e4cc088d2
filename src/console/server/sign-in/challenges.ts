/**
 * Challenges of passkeys: each is valid for five minutes, once, and for the purpose and session it was made for. In memory: after a
 * restart a person taps once more. Bounded: the oldest goes first.
 */
export function challengeStore(now: () => number, max = 1000) {
  const open = new Map<string, { purpose: string; expiresAt: number }>()
  return {
    add(challenge: string, purpose: string): void {
      for (const oldest of open.keys()) {
        if (open.size < max) break
        open.delete(oldest)
      }
      open.set(challenge, { purpose, expiresAt: now() + challengeMs })
    },
    /** Whether it was open; it no longer is. */
    take(challenge: string, purpose: string): boolean {
      const found = open.get(challenge)
      open.delete(challenge)
      return found !== undefined && found.purpose === purpose && found.expiresAt > now()
    },
  }
}

const challengeMs = 5 * 60_000
