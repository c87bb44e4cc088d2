import { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import type { LeadKey } from '@repo/server/settings/keys.ts'
import { encryptedColumns, type EncryptedLead } from './encrypted-lead.ts'

/** By the blind index of a whole phone. */
export async function findByPhone(pool: Pool, indexes: readonly Buffer[]): Promise<EncryptedLead[]> {
  const { rows } = await pool.query<EncryptedLead>(
    `select ${encryptedColumns} from leads
     where (phone_index = any ($1) or (other_phone_indexes <> '{}' and other_phone_indexes && $1)) and state <> 'test'
     order by received_at desc, lead_id desc limit $2`,
    [indexes, maxFound],
  )
  return rows
}

export async function readByIds(pool: Pool, ids: readonly string[]): Promise<EncryptedLead[]> {
  const { rows } = await pool.query<EncryptedLead>(
    `select ${encryptedColumns} from leads where lead_id = any ($1) order by received_at desc, lead_id desc`,
    [ids],
  )
  return rows
}

/**
 * By a part of the name: names are encrypted, so that every lead has to be opened. That takes a thread of its own, or no other request
 * would be answered meanwhile; it ends at its deadline, or when the browser stops waiting.
 */
export function findByName(query: NameQuery, signal: AbortSignal): Promise<NamesFound> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { workerData: query })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error('The search ended without a result.'))
    })
  })
}

export interface NameQuery {
  databaseUrl: string
  keys: readonly LeadKey[]
  name: string
  /** A time: what starting the thread takes counts too. */
  deadline: number
  maxFound: number
}

export interface NamesFound {
  /** Newest first. */
  ids: string[]
  /** How many were opened, of all. */
  searched: number
  total: number
}

/** Letters without case, vowel points, marks and invisible characters. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

export const maxFound = 50
