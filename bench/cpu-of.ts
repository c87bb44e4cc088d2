import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TemporaryPostgres } from '@repo/testing/temporary-postgres.ts'

/** CPU seconds that a process and its children have used so far, children that have exited included. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.filter((name) => Number(stat(name)[1]) === pid)
  const own = stat(String(pid))
  const ticks = [...own.slice(11, 15), ...children.flatMap((child) => stat(child).slice(11, 13))]
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / ticksPerSecond
}

/** CPU seconds of this process's children that have exited, such as a load generator. */
export function cpuOfExitedChildren(): number {
  return (
    stat('self')
      .slice(13, 15)
      .reduce((sum, tick) => sum + Number(tick), 0) / ticksPerSecond
  )
}

/** The process that started all others of a PostgreSQL. */
export function postmasterOf({ folder }: TemporaryPostgres): number {
  return Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
}

const ticksPerSecond = 100

/** The fields of /proc/pid/stat from the third on: the second is the process name and may contain spaces. */
function stat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}
