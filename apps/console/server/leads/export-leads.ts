import type { Context } from 'hono'
import { answersLine } from '@repo/server/leads/answers-line.ts'
import { escapedJson } from '@repo/server/leads/escaped-json.ts'
import type { LeadsExport } from '@repo/console/api/leads.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { csvCell, csvPhone } from '@repo/server/csv.ts'
import { streamBatches } from '../stream-batches.ts'
import { type Cursor, readLeadPage } from './lead-pages.ts'
import type { LeadDecryption, EncryptedLead } from './encrypted-lead.ts'

/** The leads of a tab as a file, a thousand at a time. `onEnd` gets the rows that were sent, and whether that was all. */
export function exportLeads(
  c: Context,
  { pool, now }: Pick<ConsoleDeps, 'pool' | 'now'>,
  decryption: LeadDecryption,
  { tab, format }: LeadsExport,
  onEnd: (rows: number, isWhole: boolean) => Promise<void>,
): Promise<ReadableStream<Uint8Array>> {
  const lineOf = format === 'csv' ? csvLine : jsonLine
  const decrypted = (lead: EncryptedLead) => ({ ...lead, ...decryption.decrypt(lead), ...decryption.decryptNote(lead) })
  let head = format === 'csv' ? `\u{feff}${csvHead}` : ''
  let after: Cursor | undefined
  let rows = 0
  return streamBatches(
    c,
    async () => {
      const page = await readLeadPage(pool, tab, { after, limit: batchRows, now: now() })
      const text = head + page.leads.map((lead) => lineOf(decrypted(lead))).join('')
      head = ''
      rows += page.leads.length
      after = page.next
      return { text, isLast: after === undefined }
    },
    (isWhole) => onEnd(rows, isWhole),
  )
}

type Exported = EncryptedLead & ReturnType<LeadDecryption['decrypt']> & ReturnType<LeadDecryption['decryptNote']>

/** Columns of the file in their order: the key of JSON Lines, the head of CSV, and the value. */
const columns: readonly (readonly [key: string, head: string, read: (lead: Exported) => string | undefined])[] = [
  ['received', 'Received', (lead) => lead.received_at.toISOString()],
  ['state', 'State', (lead) => lead.state],
  ['callBack', 'Call back', (lead) => lead.call_at?.toISOString()],
  ['name', 'Name', (lead) => lead.person?.fullName],
  ['phone', 'Phone', (lead) => lead.person?.phone],
  ['email', 'Email', (lead) => lead.person?.email],
  ['storeAddress', 'Store address', (lead) => lead.person?.storeAddress],
  ['quizAnswers', 'Quiz answers', (lead) => answersLine(lead.person?.answers)],
  ['note', 'Note', (lead) => lead.note],
  ['language', 'Language', (lead) => lead.page_lang],
  ['page', 'Page', (lead) => lead.route],
  ['from', 'Landing page', (lead) => lead.campaign.from],
  ['source', 'Source', (lead) => lead.campaign.utm_source],
  ['medium', 'Medium', (lead) => lead.campaign.utm_medium],
  ['campaign', 'Campaign', (lead) => lead.campaign.utm_campaign],
  ['term', 'Term', (lead) => lead.campaign.utm_term],
  ['content', 'Content', (lead) => lead.campaign.utm_content],
  ['spamMarks', 'Spam marks', (lead) => lead.marks.join(' ')],
  ['notOpened', 'Not opened', (lead) => (lead.fault ?? lead.noteFault)?.is],
  ['id', 'Id', (lead) => lead.lead_id],
]

const csvHead = `${columns.map(([, head]) => csvCell(head)).join(',')}\r\n`

function csvLine(lead: Exported): string {
  const cells = columns.map(([key, , read]) => (key === 'phone' ? csvPhone : csvCell)(read(lead) ?? ''))
  return `${cells.join(',')}\r\n`
}

function jsonLine(lead: Exported): string {
  return `${escapedJson(Object.fromEntries(columns.map(([key, , read]) => [key, read(lead) ?? ''])))}\n`
}

const batchRows = 1000
