import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fewest } from '@repo/content/claims/measured.ts'
import { runCommand } from '@repo/server/commands/run-command.ts'
import { countFigures } from './figures/count-figures.ts'
import { readAnswerCounts } from './figures/read-answer-counts.ts'

/**
 * `npm run admin -- figures`: writes what visitors answered in the quiz and the closing survey into the file that the build and the ledger read (CL-24, CL-25). The last 28
 * whole days, or `-- --days 60`; `-- --out FILE` writes another file.
 */
await runCommand(async (pool) => {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '28' },
      out: { type: 'string', default: 'packages/content/claims/figures.json' },
    },
  })
  if (!/^[1-9]\d{0,2}$/.test(values.days)) throw new Error('--days needs a number: npm run admin -- figures --days 60')
  const counts = await readAnswerCounts(pool, Number(values.days))
  const { figures, says } = countFigures(counts)
  writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n`)
  console.log([`Answers from ${counts.from} to ${counts.to}:`, ...says].join('\n  '))
  console.log(
    'questions' in figures
      ? `Written to ${values.out}. Read it, commit it, and build the site.`
      : `Nothing to say yet, so ${values.out} is empty: a question needs ${fewest.answers} answers.`,
  )
}, 'CONSOLE_DATABASE_URL')
