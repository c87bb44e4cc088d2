/** One result of the doctor: something that works, something to know, or a fault with what to do about it. */
export type Finding = { ok: string } | { note: string } | { fault: string; todo: string }

/** The findings as text; faults come last, where a terminal shows them. */
export function findingsText(findings: readonly Finding[]): string {
  const faults = findings.flatMap((one) => ('fault' in one ? [`✘ ${one.fault}\n    → ${one.todo}`] : []))
  return [
    ...findings.flatMap((one) => ('ok' in one ? [`✓ ${one.ok}`] : 'note' in one ? [`· ${one.note}`] : [])),
    ...faults,
    faults.length === 0
      ? 'Nothing is wrong.'
      : `${faults.length === 1 ? 'One thing is' : `${faults.length} things are`} wrong.`,
  ].join('\n')
}

/** The same fault of several addresses as one; without any, that all is well. */
export function joined(faults: readonly { at: string; is: string; todo: string }[], well: string): Finding[] {
  if (faults.length === 0) return [{ ok: well }]
  return [...Map.groupBy(faults, ({ is, todo }) => `${is}\n${todo}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const places = [...new Set(same.map(({ at }) => at))]
    const more = places.length > 3 ? ` and ${places.length - 3} more` : ''
    return [{ fault: `${places.slice(0, 3).join(', ')}${more}: ${first.is}`, todo: first.todo }]
  })
}
