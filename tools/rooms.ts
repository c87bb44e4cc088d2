import { roomFaults } from './room-faults.ts'
import { sourceFiles } from './source-files.ts'

/** `npm run check -- rooms`: import rules between rooms, and no import cycles. */
const files = sourceFiles(['*.ts', '*.tsx', '*.astro', '*.js', '*.cjs', '*.mjs'])
const faults = roomFaults(files)
if (faults.length > 0) {
  console.error(
    ['Forbidden imports. Move the code rather than change the rule (docs/architecture.md):', ...faults].join('\n  '),
  )
  process.exitCode = 1
} else console.log(`${files.size} files, no forbidden import and no cycle`)
