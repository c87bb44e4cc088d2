import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { roomFaults } from './room-faults.ts'

/** `npm run check -- rooms`: import rules between rooms, and no import cycles. */
const kinds = ['*.ts', '*.tsx', '*.astro', '*.js', '*.cjs', '*.mjs']
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds]).toString()
const names = listed.split('\n').filter((name) => name !== '' && existsSync(name))
const faults = roomFaults(new Map(names.map((name) => [name, readFileSync(name, 'utf8')])))
if (faults.length > 0) {
  console.error(
    ['Forbidden imports. Move the code rather than change the rule (docs/architecture.md):', ...faults].join('\n  '),
  )
  process.exitCode = 1
} else console.log(`${names.length} files, no forbidden import and no cycle`)
