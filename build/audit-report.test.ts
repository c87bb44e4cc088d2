import { expect, test } from 'vitest'
import { auditReport } from './audit-report.ts'

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', severity, range: '<2' } } })

test.each([
  ['nothing found', '{"vulnerabilities":{}}', true, 0, '0 known vulnerabilities, high or critical'],
  ['a moderate one', found('moderate'), true, 0, '0 known vulnerabilities, high or critical'],
  ['a high one', found('high'), false, 1, 'high: left <2'],
  ['no answer', '{"statusCode":405}', false, 0, 'Last answer: 2026-11-01'],
  ['no answer where one is required', '', true, 1, 'Last answer: 2026-11-01'],
  ['no JSON', 'npm ERR!', true, 1, 'The registry did not answer'],
])('audit with %s', (_, printed, isRequired, exitCode, line) => {
  const report = auditReport(printed, '2026-11-01', isRequired)
  expect(report.exitCode).toBe(exitCode)
  expect(report.lines.join('\n')).toContain(line)
})

test('audit that never had an answer says so', () => {
  expect(auditReport('', '', false).lines).toEqual([expect.stringContaining('Last answer: never')])
})
