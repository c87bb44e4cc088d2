import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { runCommand } from '@repo/server/commands/run-command.ts'
import { answerLines } from '../archive/answer-lines.ts'
import { openEvents } from '../archive/ask.ts'
import { readOneSetting } from '../settings/worker-env.ts'

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  seconds: { type: 'string', default: '60' },
  memory: { type: 'string', default: '1GB' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const usage =
  'npm run -s collector:ask -- [--from 2026-11-01] [--to 2026-11-30] [--seconds 60] [--memory 1GB] [--csv | --json] "select …"'

/**
 * Answers a question in SQL over the raw events of the archive and the database: `npm run -s collector:ask -- "select name, count(*) from
 * events group by 1"`. Reads only. docs/how-to/ask-the-events.md
 */
await runCommand(async (pool) => {
  // Removes what it has written.
  process.once('SIGINT', () => process.exit(130))
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [sql, ...more] = positionals
  const isGiven = (value: string | undefined, pattern: RegExp) => value === undefined || pattern.test(value)
  if (
    !sql?.trim() ||
    more.length > 0 ||
    ![values.from, values.to].every((day) => isGiven(day, /^\d{4}-\d\d-\d\d$/)) ||
    !isGiven(values.seconds, /^[1-9]\d{0,4}$/) ||
    !isGiven(values.memory, /^[1-9]\d{0,3}[MG]B$/)
  )
    throw new Error(usage)
  const limits = {
    ...values,
    archive: readOneSetting(process.env, 'COLLECTOR_ARCHIVE_DIR'),
    timeZone: readOneSetting(process.env, 'COLLECTOR_TIME_ZONE'),
    seconds: Number(values.seconds),
  }
  const format = values.json ? 'json' : values.csv ? 'csv' : 'table'
  await openEvents(pool, limits, async (ask) => {
    const lines = answerLines(await ask(sql), format)
    const print = async function* () {
      for await (const line of lines) yield `${line}\n`
    }
    await pipeline(print, process.stdout, { end: false })
  })
})
