import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of processor time that a process and its children have used so far, those that have ended included. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.filter((name) => Number(stat(name)[1]) === pid)
  const own = stat(String(pid))
  const ticks = [...own.slice(11, 15), ...children.flatMap((child) => stat(child).slice(11, 13))]
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / ticksPerSecond
}

const ticksPerSecond = 100

/** The fields of /proc/pid/stat from the third on: the second is a name and may hold anything. */
function stat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}
