/**
 * What `npm audit --json` printed, as lines and an exit code. A registry that does not answer says nothing about
 * vulnerabilities: that fails, unless it may be unknown, and says when the last answer was.
 */
export function auditReport(printed: string, lastAnswer: string, mayBeUnknown: boolean) {
  const { vulnerabilities } = read(printed)
  if (!vulnerabilities)
    return {
      isAnswered: false,
      lines: [
        'Whether packages have known vulnerabilities is unknown: the registry did not answer.',
        lastAnswer
          ? `Its last answer was on ${lastAnswer}.`
          : 'No answer was ever kept here (tools/audit-answered.txt). GitHub asks with every change: .github/workflows/ci.yml.',
      ],
      exitCode: mayBeUnknown ? 0 : 1,
    }
  const bad = Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity))
  return {
    isAnswered: true,
    lines: [
      ...bad.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
      `${bad.length} known vulnerabilities, high or critical`,
    ],
    exitCode: bad.length === 0 ? 0 : 1,
  }
}

function read(text: string): { vulnerabilities?: Record<string, Record<'name' | 'severity' | 'range', string>> } {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return {}
  }
}
