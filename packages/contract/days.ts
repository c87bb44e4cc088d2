/** Days like 2026-11-08, both inclusive. */
export interface Period {
  from: string
  to: string
}

/** Date arithmetic in UTC, where every day has 24 hours: a clock change cannot move the day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** How many days a period has, with its first and its last; less than 1 if it ends before it begins. */
export function countDays({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

export function listDays(period: Period): string[] {
  return Array.from({ length: Math.max(0, countDays(period)) }, (_, index) => addDays(period.from, index))
}

const dayMs = 86_400_000
