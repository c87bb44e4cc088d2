import { Hono } from 'hono'
import { z } from 'zod'
import { auditKinds, type AuditEntry, type AuditPage } from '../api/settings.ts'
import { ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../../../server/console-deps.ts'
import { csvCell } from '@repo/server/csv.ts'
import { readSearch, text } from '../../../server/read-input.ts'
import { streamBatches } from '../../../server/stream-batches.ts'
import { readAuditLog } from './audit-log.ts'

/** The audit log, newest first, as pages and as one CSV file. */
export function auditRoutes({ pool }: ConsoleDeps): Hono<ConsoleEnv> {
  return new Hono<ConsoleEnv>()
    .get('/audit', ownerOnly, async (c) => {
      const { before, ...filters } = readSearch(c, search)
      const entries = await readAuditLog(pool, filters, before, pageSize)
      const last = entries.length === pageSize ? entries.at(-1) : undefined
      return c.json({ entries, ...(last && { next: last.id }) } satisfies AuditPage)
    })
    .get('/audit.csv', ownerOnly, async (c) => {
      const { before: _, ...filters } = readSearch(c, search)
      let head = `\ufeff${line(['at', 'person', 'action', 'lead', 'count', 'facts'])}`
      let before: string | undefined
      const file = await streamBatches(c, async () => {
        const entries = await readAuditLog(pool, filters, before, csvTurn)
        const lines = head + entries.map((entry) => line(cells(entry))).join('')
        head = ''
        before = entries.at(-1)?.id
        return { text: lines, isLast: entries.length < csvTurn }
      })
      return c.body(file, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
      })
    })
}

const search = z.object({
  kind: z.enum(auditKinds).optional(),
  person: text.max(80).optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})

const pageSize = 100
const csvTurn = 1000

const line = (texts: readonly string[]) => `${texts.map(csvCell).join(',')}\r\n`

function cells({ at, person, action, lead, count, facts }: AuditEntry): string[] {
  const words = Object.entries(facts).map(([name, value]) => `${name}: ${value}`)
  return [at, person ?? '', action, lead ?? '', count?.toString() ?? '', words.join('; ')]
}
