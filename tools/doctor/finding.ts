/** One result of the doctor: something that works, something to know, or an issue with what to do about it. */
export type Finding = { ok: string } | { note: string } | { issue: string; todo: string }

/** The findings as text; issues come last, where a terminal shows them. */
export function findingsText(findings: readonly Finding[]): string {
  const issues = findings.flatMap((one) => ('issue' in one ? [`✘ ${one.issue}\n    → ${one.todo}`] : []))
  return [
    ...findings.flatMap((one) => ('ok' in one ? [`✓ ${one.ok}`] : 'note' in one ? [`· ${one.note}`] : [])),
    ...issues,
    issues.length === 0
      ? 'Nothing is wrong.'
      : `${issues.length === 1 ? 'One thing is' : `${issues.length} things are`} wrong.`,
  ].join('\n')
}

/** The same issue of several addresses as one; without any, that all is well. */
export function joined(issues: readonly { at: string; is: string; todo: string }[], well: string): Finding[] {
  if (issues.length === 0) return [{ ok: well }]
  return [...Map.groupBy(issues, ({ is, todo }) => `${is}\n${todo}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const places = [...new Set(same.map(({ at }) => at))]
    const more = places.length > 3 ? ` and ${places.length - 3} more` : ''
    return [{ issue: `${places.slice(0, 3).join(', ')}${more}: ${first.is}`, todo: first.todo }]
  })
}
