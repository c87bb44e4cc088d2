/** The day of each line of a trial: the first line is its first day, the last line its last, the others are between them in equal steps. */
export function spreadDays(lines: number, days: number): number[] {
  return Array.from({ length: lines }, (_, place) =>
    lines === 1 ? days : 1 + Math.round((place * (days - 1)) / (lines - 1)),
  )
}
