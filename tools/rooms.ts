import { printFaults } from './print-faults.ts'
import { roomFaults } from './room-faults.ts'
import { sourceFiles } from './source-files.ts'

/** `npm run check -- rooms`: import rules between rooms, and no import cycles. */
const files = sourceFiles(['*.ts', '*.tsx', '*.astro', '*.js', '*.cjs', '*.mjs'])
printFaults(
  'Forbidden imports. Move the code rather than change the rule (docs/architecture.md):',
  roomFaults(files),
  `${files.size} files, no forbidden import and no cycle`,
)
