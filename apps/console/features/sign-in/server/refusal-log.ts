import type { ConsoleDeps } from '../../../server/console-deps.ts'

/**
 * Refused sign-ins in the audit log: at most one entry a minute for links and one for passkeys, with the number of refusals that it
 * stands for. An attacker who guesses from many addresses would otherwise bury what people did.
 */
export function refusalLog({ audit, now }: Pick<ConsoleDeps, 'audit' | 'now'>): (by: WayIn) => Promise<void> {
  const refused = { link: { count: 0, writtenAt: -everyMs }, passkey: { count: 0, writtenAt: -everyMs } }
  const write = async (by: WayIn) => {
    const { count } = refused[by]
    refused[by] = { count: 0, writtenAt: now() }
    if (count > 0) await audit({ action: 'refused', facts: { by }, ...(count > 1 && { count }) })
  }
  return async (by) => {
    const one = refused[by]
    one.count += 1
    if (now() - one.writtenAt >= everyMs) return write(by)
    // The rest of the minute. Without a database it is lost: no request waits for it.
    if (one.count === 1) setTimeout(() => write(by).catch(() => undefined), everyMs).unref()
  }
}

type WayIn = 'link' | 'passkey'

const everyMs = 60_000
