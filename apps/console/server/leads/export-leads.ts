import type { Context } from 'hono'
import { answersLine } from '@repo/server/leads/answers-line.ts'
import { escapedJson } from '@repo/server/leads/escaped-json.ts'
import type { LeadTab, LeadsExport } from '@repo/console/api/leads.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { csvCell, csvPhone } from '../csv.ts'
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
  let head = format === 'csv' ? `\u{feff}${csvHead}` : ''
  let after: Cursor | undefined
  let rows = 0
  return streamBatches(
    c,
    async () => {
      const page = await readLeadPage(pool, tab, { after, limit: batchRows, now: now() })
      const text = head + page.leads.map((lead) => lineOf(exported(lead, decryption))).join('')
      head = ''
      rows += page.leads.length
      after = page.next
      return { text, isLast: after === undefined }
    },
    (isWhole) => onEnd(rows, isWhole),
  )
}

export function exportName(tab: LeadTab, format: LeadsExport['format'], day: string): string {
  return `leads-${tab}-${day}.${format}`
}

type Exported = ReturnType<typeof exported>

/** The columns of the file, in their order. */
function exported(lead: EncryptedLead, decryption: LeadDecryption) {
  const { person, fault } = decryption.decrypt(lead)
  const { note, noteFault } = decryption.decryptNote(lead)
  const {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_term: term,
    utm_content: content,
    from,
  } = lead.campaign
  return {
    received: lead.received_at.toISOString(),
    state: lead.state as string,
    callBack: lead.call_at?.toISOString() ?? '',
    name: person?.fullName ?? '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    storeAddress: person?.storeAddress ?? '',
    quizAnswers: answersLine(person?.answers),
    note: note ?? '',
    language: lead.page_lang,
    page: lead.route,
    from: from ?? '',
    source: source ?? '',
    medium: medium ?? '',
    campaign: campaign ?? '',
    term: term ?? '',
    content: content ?? '',
    spamMarks: lead.marks.join(' '),
    notOpened: (fault ?? noteFault)?.is ?? '',
    id: lead.lead_id,
  }
}

const columns: readonly (readonly [keyof Exported, string])[] = [
  ['received', 'Received'],
  ['state', 'State'],
  ['callBack', 'Call back'],
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['storeAddress', 'Store address'],
  ['quizAnswers', 'Quiz answers'],
  ['note', 'Note'],
  ['language', 'Language'],
  ['page', 'Page'],
  ['from', 'Landing page'],
  ['source', 'Source'],
  ['medium', 'Medium'],
  ['campaign', 'Campaign'],
  ['term', 'Term'],
  ['content', 'Content'],
  ['spamMarks', 'Spam marks'],
  ['notOpened', 'Not opened'],
  ['id', 'Id'],
]

const csvHead = `${columns.map(([, name]) => csvCell(name)).join(',')}\r\n`

function csvLine(lead: Exported): string {
  return `${columns.map(([key]) => (key === 'phone' ? csvPhone(lead[key]) : csvCell(lead[key]))).join(',')}\r\n`
}

function jsonLine(lead: Exported): string {
  return `${escapedJson(lead)}\n`
}

const batchRows = 1000
