import { expect, test } from 'vitest'
import { auditReport } from './audit-report.ts'

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', severity, range: '<2' } } })

test.each([
  ['nothing found', '{"vulnerabilities":{}}', false, 0, '0 known vulnerabilities, high or critical'],
  ['a moderate one', found('moderate'), false, 0, '0 known vulnerabilities, high or critical'],
  ['a high one', found('high'), true, 1, 'high: left <2'],
  ['no answer', '', false, 1, 'Its last answer was on 2026-11-01'],
  ['no answer where it may be unknown', '{"statusCode":405}', true, 0, 'Its last answer was on 2026-11-01'],
  ['no JSON', 'npm ERR!', false, 1, 'the registry did not answer'],
])('audit with %s', (_, printed, mayBeUnknown, exitCode, line) => {
  const report = auditReport(printed, '2026-11-01', mayBeUnknown)
  expect(report.exitCode).toBe(exitCode)
  expect(report.lines.join('\n')).toContain(line)
})

test('audit that never had an answer says so', () => {
  expect(auditReport('', '', false).lines.join(' ')).toMatch(/is unknown.*No answer was ever kept/)
})
