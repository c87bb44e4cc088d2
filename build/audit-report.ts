/**
 * What `npm audit --json` printed, as lines and an exit code. A registry that does not answer says nothing about
 * vulnerabilities: that fails where an answer is required, and elsewhere shows when the last one was.
 */
export function auditReport(printed: string, lastAnswer: string, isRequired: boolean): AuditReport {
  const { vulnerabilities } = read(printed)
  if (!vulnerabilities)
    return {
      isAnswered: false,
      lines: [`The registry did not answer: vulnerabilities are unknown. Last answer: ${lastAnswer || 'never'}.`],
      exitCode: isRequired ? 1 : 0,
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

interface AuditReport {
  isAnswered: boolean
  lines: string[]
  exitCode: 0 | 1
}

interface Audit {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>
}

function read(text: string): Audit {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return {}
  }
}
