import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { auditReport } from './audit-report.ts'

/**
 * `node tools/audit.ts`: known vulnerabilities, high or critical, in all dependencies; part of the dev dependencies ends up in
 * pages. The day of the registry's last answer is kept in `tools/audit-answered.txt`: commit it. Without an answer it fails, except with
 * `--or-unknown`, for machines that do not reach the registry.
 */
const answered = new URL('audit-answered.txt', import.meta.url)
const last = existsSync(answered) ? readFileSync(answered, 'utf8').trim() : ''
const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8', timeout: 60_000 })
const { isAnswered, lines, exitCode } = auditReport(stdout ?? '', last, process.argv.includes('--or-unknown'))
if (isAnswered) writeFileSync(answered, `${new Date().toISOString().slice(0, 10)}\n`)
console.log(lines.join('\n'))
process.exitCode = exitCode
