import type { Pool } from 'pg'
import type { LeadEvent, OneLead } from '../api/leads.ts'
import { hasPhone } from '@repo/server/leads/erase-leads.ts'
import { leadColumns } from '@repo/server/leads/lead-row.ts'
import { readRows } from '../../../server/read-rows.ts'
import type { EncryptedLead, LeadDecryption } from './encrypted-lead.ts'

/** All that the console shows of a lead; undefined if there is none, or it is a test of the owner's. */
export async function readOneLead(pool: Pool, decryption: LeadDecryption, id: string): Promise<OneLead | undefined> {
  const lead = await readSealed(pool, id)
  if (!lead) return undefined
  const [{ requests, others }, history, asksOutcome] = await Promise.all([
    readRequests(pool, lead),
    readHistory(pool, id),
    asksForOutcome(pool, id),
  ])
  const { utm_source: source, utm_campaign: campaign, from } = lead.campaign
  return {
    id,
    version: lead.version,
    receivedAt: lead.received_at.toISOString(),
    state: lead.state,
    ...(lead.call_at && { callAt: lead.call_at.toISOString() }),
    ...decryption.decrypt(lead),
    lang: lead.page_lang,
    page: lead.route,
    ...(from && { from }),
    ...(source && { source }),
    ...(campaign && { campaign }),
    spamFlags: lead.flags,
    ...(lead.fill_ms !== null && { fillMs: lead.fill_ms }),
    requests,
    ...decryption.decryptNote(lead),
    asksOutcome,
    history: [...history, { at: lead.received_at.toISOString(), is: 'received' as const }, ...others].toSorted((a, b) =>
      b.at.localeCompare(a.at),
    ),
  }
}

export type LeadWithIndexes = EncryptedLead & { phone_index: Buffer; other_phone_indexes: Buffer[] }

export async function readSealed(pool: Pool, id: string): Promise<LeadWithIndexes | undefined> {
  const { rows } = await pool.query<LeadWithIndexes>(
    `select ${leadColumns}, phone_index, other_phone_indexes from leads where lead_id = $1 and state <> 'test'`,
    [id],
  )
  return rows[0]
}

/** How many requests of this phone there are, and the newest of the others. */
async function readRequests(pool: Pool, lead: LeadWithIndexes) {
  const rows = await readRows<Required<Pick<LeadEvent, 'lead' | 'at' | 'state'>> & { requests: number }>(
    pool,
    `select lead_id as lead, received_at as at, state, count(*) over ()::integer as requests
     from leads where ${hasPhone} and state <> 'test' order by lead_id = $2 desc, received_at desc, lead_id desc limit $3`,
    [[lead.phone_index, ...lead.other_phone_indexes], lead.lead_id, 1 + maxOthers],
  )
  return {
    requests: rows[0]?.requests ?? 1,
    others: rows
      .filter((row) => row.lead !== lead.lead_id)
      .map(({ at, lead: id, state }): LeadEvent => ({ at, is: 'requested', lead: id, state })),
  }
}

interface HistoryRow extends Pick<LeadEvent, 'at' | 'by'> {
  action: 'lead-opened' | 'lead-contacted' | 'lead-changed'
  facts: Pick<LeadEvent, 'through' | 'from' | 'to' | 'callAt'> & { note?: string }
}

/** From the audit log, newest first. A person who opens a lead again and again is listed once. */
async function readHistory(pool: Pool, id: string): Promise<LeadEvent[]> {
  const rows = await readRows<HistoryRow>(
    pool,
    `select at, nullif(person_name, '') as by, action, facts from audit_log
     where lead_id = $1 and action in ('lead-opened', 'lead-contacted', 'lead-changed') order by entry_id desc limit $2`,
    [id, maxHistory],
  )
  return rows
    .filter(
      (row, index) =>
        row.action !== 'lead-opened' || rows[index - 1]?.action !== 'lead-opened' || rows[index - 1]?.by !== row.by,
    )
    .map(historyEvent)
}

function historyEvent({ at, by, action, facts }: HistoryRow): LeadEvent {
  const { from, to, callAt, note, through } = facts
  return {
    at,
    by,
    is: action === 'lead-opened' ? 'opened' : action === 'lead-contacted' ? 'contacted' : 'changed',
    through,
    from,
    to,
    callAt,
    ...(note && { isNote: true }),
  }
}

/** Whether the newest of calls, chats and outcomes is a call or a chat. */
async function asksForOutcome(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ action: string }>(
    `select action from audit_log
     where lead_id = $1 and (action = 'lead-contacted' or (action = 'lead-changed' and facts ? 'to'))
     order by entry_id desc limit 1`,
    [id],
  )
  return rows[0]?.action === 'lead-contacted'
}

const maxOthers = 20
const maxHistory = 60
