import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { roomFaults } from './room-faults.ts'

/** `npm run rooms`: no room imports from one it should not know, and no file imports itself in a cycle. */
const kinds = ['*.ts', '*.tsx', '*.astro', '*.js', '*.cjs', '*.mjs']
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds]).toString()
const names = listed.split('\n').filter((name) => name !== '' && existsSync(name))
const faults = roomFaults(new Map(names.map((name) => [name, readFileSync(name, 'utf8')])))
if (faults.length > 0) {
  console.error(['Move the code, not the arrow (docs/architecture.md):', ...faults].join('\n  '))
  process.exitCode = 1
} else console.log(`${names.length} files import only from where they may`)
