import { from as copyFrom } from 'pg-copy-streams'
import type { Pool } from 'pg'
import type { EventRow } from './save-events.ts'

/**
 * Stores events by COPY, which is one transaction: PostgreSQL spends half the time of an insert that skips duplicates on it. COPY
 * skips none: one duplicate, or any other bad row, fails all of them.
 */
export async function copyEvents(pool: Pool, rows: readonly EventRow[]): Promise<void> {
  const client = await pool.connect()
  let isReusable = false
  try {
    await new Promise<void>((resolve, reject) => {
      // Listens to the end: the connection may report a second error, and without a listener that would crash the service.
      client.query(copyFrom(copySql)).on('finish', resolve).on('error', reject).end(copyText(rows))
    })
    isReusable = true
  } finally {
    client.release(!isReusable)
  }
}

const copySql = 'copy events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, marks) from stdin'

/** The text format of COPY. Sorted by id, as in saveEvents, against deadlocks. */
function copyText(rows: readonly EventRow[]): string {
  let text = ''
  for (const row of rows.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1))) {
    const { day, eventId, occurredMs, visitId, name, pageLang, route, details, flags } = row
    const time = new Date(occurredMs).toISOString()
    text += `${day}\t${eventId}\t${time}\t${visitId}\t${name}\t${pageLang}\t${escaped(route)}\t${escaped(details)}\t${flags}\n`
  }
  return text
}

/** Only route and details can contain what COPY reads as syntax; the rest is validated (contract/event-schema.ts). */
function escaped(text: string): string {
  return syntax.test(text) ? text.replaceAll(new RegExp(syntax, 'g'), (char) => escapes[char] ?? char) : text
}

const syntax = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
