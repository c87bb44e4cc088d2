/** What a check found, under a heading, and exits with 1; or that all is well. */
export function printFaults(heading: string, faults: readonly string[], well: string): void {
  if (faults.length === 0) return console.log(well)
  console.error([heading, ...faults].join('\n  '))
  process.exitCode = 1
}
