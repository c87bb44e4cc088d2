import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * File lock around what changes the releases of a site, so that two of them follow one another: a person and the workflow publish
 * into the same folder. It is SQLite's, because Node has no flock: the kernel releases it when the process ends, also by `kill -9`.
 */
export function withSiteLock<Result>(site: string, change: () => Result, waitMs = 120_000): Result {
  const lock = new DatabaseSync(join(site, 'releases/lock'), { timeout: waitMs })
  try {
    take(lock, site, waitMs)
    return change()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync, site: string, waitMs: number): void {
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    if (!(cause instanceof Error) || cause.message !== 'database is locked') throw cause
    throw new Error(
      `Another publish or rollback of ${site} has been running for ${waitMs / 1000} seconds. Nothing was changed: wait for it, and run this one again.`,
      { cause },
    )
  }
}
