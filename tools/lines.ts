import { readFileSync } from 'node:fs'
import { countLines, lineFaults, type Lines } from './count-lines.ts'
import { sourceFiles } from './source-files.ts'

/** `npm run check -- lines`: no workspace grows past tools/line-limits.json. To raise a limit, change its line in a commit that says why. */
const limits = JSON.parse(readFileSync('tools/line-limits.json', 'utf8')) as Lines
const counts = countLines(sourceFiles(['*.ts', '*.tsx', '*.astro', '*.css']))
const faults = lineFaults(counts, limits)
if (faults.length > 0) {
  console.error(
    [
      'More lines than tools/line-limits.json allows. Delete some, or raise the limit in a commit that says why:',
      ...faults,
    ].join('\n  '),
  )
  process.exitCode = 1
} else
  console.log(
    Object.entries(counts)
      .map(([workspace, kinds]) => `${workspace} ${JSON.stringify(kinds)}`)
      .join('\n'),
  )
