import { readFileSync } from 'node:fs'
import { countLines, lineFaults, type Lines } from './count-lines.ts'
import { printFaults } from './print-faults.ts'
import { sourceFiles } from './source-files.ts'

/** `npm run check -- lines`: no workspace grows past tools/line-limits.json. To raise a limit, change its line in a commit that says why. */
const limits = JSON.parse(readFileSync('tools/line-limits.json', 'utf8')) as Lines
const counts = countLines(sourceFiles(['*.ts', '*.tsx', '*.astro', '*.css']))
printFaults(
  'More lines than tools/line-limits.json allows. Delete some, or raise the limit in a commit that says why:',
  lineFaults(counts, limits),
  Object.entries(counts)
    .map(([workspace, kinds]) => `${workspace} ${JSON.stringify(kinds)}`)
    .join('\n'),
)
