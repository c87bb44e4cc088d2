import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * File lock around what changes the releases of a site, so that two of them follow one another: a person and the workflow publish
 * into the same folder. It is SQLite's, because Node has no flock: the kernel releases it when the process ends, also by `kill -9`.
 */
export function withSiteLock<Result>(site: string, change: () => Result, waitMs = 120_000): Result {
  checkOwner(site)
  const lock = new DatabaseSync(join(site, 'releases/lock'), { timeout: waitMs })
  try {
    take(lock, site, waitMs)
    return change()
  } finally {
    lock.close()
  }
}

/** Refuses root in the folder of another user, who could neither replace nor delete what root wrote there. */
function checkOwner(site: string): void {
  const owner = execFileSync('stat', ['--format=%U', site], { encoding: 'utf8' }).trim()
  if (process.getuid?.() !== 0 || owner === 'root') return
  throw new Error(`${site} belongs to ${owner}, who publishes there. The same as ${owner}: runuser -u ${owner} -- …`)
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
