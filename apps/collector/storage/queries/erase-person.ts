import type { Pool } from 'pg'
import { phoneSearch } from '@repo/server/leads/phone-index.ts'
import { eraseLeads } from '@repo/server/storage/queries/erase-leads.ts'

/** Erases every lead with this phone. Events identify no person and stay. */
export function erasePerson(pool: Pool, key: Buffer, phone: string): Promise<{ leads: number; messages: number }> {
  return eraseLeads(pool, key, phoneSearch(key, phone))
}
