import type { Context } from 'hono'
import type { LeadsExport, SpamFlag } from '../api/leads.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { csvCell, csvPhone } from '@repo/server/csv.ts'
import { streamBatches } from '../../../server/stream-batches.ts'
import { exportWords, type LeadColumn } from './export-words.ts'
import { type Cursor, readLeadPage } from './lead-pages.ts'
import { saidAnswers } from './said-answers.ts'
import type { LeadDecryption, EncryptedLead } from './encrypted-lead.ts'

/** The leads of a tab as a CSV file, a thousand at a time. `onEnd` gets the rows that were sent, and whether that was all. */
export function exportLeads(
  c: Context,
  { pool, now }: Pick<ConsoleDeps, 'pool' | 'now'>,
  decryption: LeadDecryption,
  { tab, lang }: LeadsExport,
  timeZone: string,
  onEnd: (rows: number, isWhole: boolean) => Promise<void>,
): Promise<ReadableStream<Uint8Array>> {
  const file = csvFile(lang, timeZone)
  const decrypted = (lead: EncryptedLead) => ({ ...lead, ...decryption.decrypt(lead), ...decryption.decryptNote(lead) })
  let { head } = file
  let after: Cursor | undefined
  let rows = 0
  return streamBatches(
    c,
    async () => {
      const page = await readLeadPage(pool, tab, { after, limit: batchRows, now: now() })
      const text = head + page.leads.map((lead) => file.line(decrypted(lead))).join('')
      head = ''
      rows += page.leads.length
      after = page.next
      return { text, isLast: after === undefined }
    },
    (isWhole) => onEnd(rows, isWhole),
  )
}

type Exported = EncryptedLead & ReturnType<LeadDecryption['decrypt']> & ReturnType<LeadDecryption['decryptNote']>

/** CSV, for a spreadsheet: states, spam flags and answers in words, times on the owner's clock, with the time zone in their heads. */
function csvFile(lang: Locale, timeZone: string) {
  const { heads, states, spamFlags } = exportWords[lang]
  // 2026-11-17 16:54, which a spreadsheet of any language takes for a time.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  /** In the order of the file. */
  const columns: Readonly<Record<LeadColumn, (lead: Exported) => string | null | undefined>> = {
    received: (lead) => clock.format(lead.received_at),
    state: (lead) => states[lead.state],
    callBack: (lead) => lead.call_at && clock.format(lead.call_at),
    name: (lead) => lead.person?.fullName,
    phone: (lead) => lead.person?.phone,
    email: (lead) => lead.person?.email,
    storeAddress: (lead) => lead.person?.storeAddress,
    quizAnswers: (lead) => saidAnswers(lead.person?.answers ?? {}, lang),
    note: (lead) => lead.note,
    language: (lead) => lead.page_lang,
    page: (lead) => lead.route,
    from: (lead) => lead.campaign.from,
    source: (lead) => lead.campaign.utm_source,
    medium: (lead) => lead.campaign.utm_medium,
    campaign: (lead) => lead.campaign.utm_campaign,
    term: (lead) => lead.campaign.utm_term,
    content: (lead) => lead.campaign.utm_content,
    spamFlags: ({ flags }: { flags: readonly SpamFlag[] }) => flags.map((flag) => spamFlags[flag] ?? flag).join(', '),
    notOpened: (lead) => (lead.error ?? lead.noteError)?.is,
    id: (lead) => lead.lead_id,
  }
  const names = Object.keys(columns) as LeadColumn[]
  const isTime = (name: LeadColumn) => name === 'received' || name === 'callBack'
  const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`
  return {
    // Byte order mark: without it Excel does not read UTF-8.
    head: `\u{feff}${line(names.map((name) => csvCell(isTime(name) ? `${heads[name]} (${timeZone})` : heads[name])))}`,
    line: (lead: Exported) =>
      line(names.map((name) => (name === 'phone' ? csvPhone : csvCell)(columns[name](lead) ?? ''))),
  }
}

const batchRows = 1000
