import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { auditActions, type AuditEntry, type AuditPage } from '#console/api/settings.ts'
import { ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../console-deps.ts'
import { csvCell } from '../csv.ts'
import { readSearch } from '../read-input.ts'
import { readAuditLog } from './read-audit-log.ts'

/** The audit log, newest first, as pages and as one CSV file. */
export function auditRoutes({ pool }: ConsoleDeps): Hono<ConsoleEnv> {
  return new Hono<ConsoleEnv>()
    .get('/audit', ownerOnly, async (c) => {
      const { before, ...filters } = readSearch(c, search)
      const entries = await readAuditLog(pool, filters, before, pageSize)
      const last = entries.length === pageSize ? entries.at(-1) : undefined
      return c.json({ entries, ...(last && { next: last.id }) } satisfies AuditPage)
    })
    .get('/audit.csv', ownerOnly, (c) => {
      const { before: _, ...filters } = readSearch(c, search)
      c.header('content-type', 'text/csv; charset=utf-8')
      c.header('content-disposition', 'attachment; filename="audit-log.csv"')
      return stream(c, async (out) => {
        await out.write(`\ufeff${line(['at', 'person', 'action', 'lead', 'count', 'facts'])}`)
        for (let before: string | undefined; ;) {
          const entries = await readAuditLog(pool, filters, before, csvTurn)
          await out.write(entries.map((entry) => line(cells(entry))).join(''))
          before = entries.at(-1)?.id
          if (entries.length < csvTurn || out.aborted) return
        }
      })
    })
}

const search = z.object({
  action: z.enum(auditActions).optional(),
  person: z.string().max(80).optional(),
  lead: z.uuid().optional(),
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
