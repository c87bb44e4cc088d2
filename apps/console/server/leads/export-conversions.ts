import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { ConversionsExport } from '@repo/console/api/leads.ts'
import { leadColumns } from '@repo/server/leads/lead-row.ts'
import type { EncryptedLead, LeadDecryption } from './encrypted-lead.ts'

/**
 * Offline conversions: the won leads whose visitor agreed to it, one for each phone, as the platform's CSV. No name and no phone is in
 * it, only a SHA-256 of the phone, as each platform normalises it: Google hashes +972501234567, Meta 972501234567.
 */
export async function exportConversions(
  pool: Pool,
  decryption: LeadDecryption,
  { platform, value, currency }: ConversionsExport,
): Promise<{ text: string; count: number }> {
  const { rows } = await pool.query<EncryptedLead & { won_at: Date }>(
    `select distinct on (phone_index) ${leadColumns}, coalesce(changed_at, received_at) as won_at from leads
     where state = 'won' and ads_agreed order by phone_index, received_at desc`,
  )
  const won = rows.flatMap((lead) => {
    const digits = decryption.decrypt(lead).person?.digits
    return digits ? [{ digits, at: lead.won_at.toISOString().slice(0, 19) }] : []
  })
  const worth = value.toFixed(2)
  const lines = won
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ digits, at }) =>
      platform === 'google'
        ? [sha256(`+${digits}`), 'Won lead', `${at.replace('T', ' ')}+0000`, worth, currency]
        : [sha256(digits), 'Purchase', `${at}Z`, worth, currency],
    )
  return { text: [...heads[platform], ...lines].map((cells) => `${cells.join(',')}\r\n`).join(''), count: won.length }
}

/** The columns of Google's template for enhanced conversions for leads, and of Meta's for offline events. */
const heads: Record<ConversionsExport['platform'], string[][]> = {
  google: [
    ['Parameters:TimeZone=+0000'],
    ['Phone Number', 'Conversion Name', 'Conversion Time', 'Conversion Value', 'Conversion Currency'],
  ],
  meta: [['phone', 'event_name', 'event_time', 'value', 'currency']],
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
