import type { Pool } from 'pg'
import type { LeadSeal } from '../lead-seal.ts'

/** A lead as its owner reads it. */
export interface OpenLead {
  id: string
  receivedAt: string
  fullName: string
  phone: string
  lang: string
  route: string
  campaign: Record<string, string>
  /** Why it may be spam. */
  marks: string[]
}

export async function readLead(pool: Pool, seal: LeadSeal, id: string): Promise<OpenLead | undefined> {
  const { rows } = await pool.query<SealedLead>('select * from leads where lead_id = $1', [id])
  return rows.map((row) => open(row, seal))[0]
}

/** The newest, newest first. One that does not open, because its key is missing, is returned as its error. */
export async function readLastLeads(pool: Pool, seal: LeadSeal, most: number): Promise<(OpenLead | Error)[]> {
  const { rows } = await pool.query<SealedLead>('select * from leads order by received_at desc limit $1', [most])
  return rows.map((row) => {
    try {
      return open(row, seal)
    } catch (error) {
      return error as Error
    }
  })
}

interface SealedLead {
  lead_id: string
  received_at: Date
  key_id: string
  full_name_sealed: Buffer
  phone_sealed: Buffer
  page_lang: string
  route: string
  campaign: Record<string, string>
  marks: string[]
}

function open(row: SealedLead, seal: LeadSeal): OpenLead {
  return {
    id: row.lead_id,
    receivedAt: row.received_at.toISOString(),
    fullName: seal.open(row.key_id, row.lead_id, 'fullName', row.full_name_sealed),
    phone: seal.open(row.key_id, row.lead_id, 'phone', row.phone_sealed),
    lang: row.page_lang,
    route: row.route,
    campaign: row.campaign,
    marks: row.marks,
  }
}
