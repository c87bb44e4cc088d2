import type { Pool, PoolClient } from 'pg'
import type { LeadChange, LeadState } from '../api/leads.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'

/**
 * Optimistic concurrency control: changes a lead only if it still has the version that the person saw. `audit` writes the change down
 * in the same transaction. An outcome without a new callback ends the one before; a callback is an outcome of a call. A state is that of
 * the person: it is set for the other requests of the phone too, an entry each; a suspect among them stays one. A callback that an
 * outcome ends is written down with it (`before`): Undo brings it back.
 */
export function changeLead(
  pool: Pool,
  encryption: LeadEncryption,
  id: string,
  change: LeadChange,
  audit: (leadId: string, facts: Record<string, string>, client: PoolClient) => Promise<void>,
): Promise<'changed' | 'conflict' | 'absent'> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Current>(
      // All requests of the phone are locked, in one order: two people who each begin with another one would wait for each other.
      `select lead_id, state, call_at, note_sealed, note_key_id, version from leads
       where phone_index = (select phone_index from leads where lead_id = $1) and state <> 'test' order by lead_id for update`,
      [id],
    )
    const current = rows.find((row) => row.lead_id === id)
    if (!current) return 'absent'
    if (current.version !== change.version) return 'conflict'
    const state = change.state ?? (change.callAt && isUntouched(current.state) ? 'called' : current.state)
    const callAt = change.callAt === undefined ? (change.state ? null : current.call_at) : change.callAt
    const note = change.note === undefined ? current : sealedNote(encryption, id, change.note)
    const isOutcome = change.state !== undefined || state !== current.state
    await client.query(
      `update leads set state = $2, call_at = $3, note_sealed = $4, note_key_id = $5, version = version + 1,
         changed_at = case when $6 then now() else changed_at end
       where lead_id = $1`,
      [id, state, callAt, note.note_sealed, note.note_key_id, isOutcome],
    )
    await audit(
      id,
      {
        ...(isOutcome && { from: current.state, to: state, ...callBackBefore(current) }),
        ...(current.call_at && callAt === null && { callAt: 'none' }),
        ...(change.callAt !== undefined && { callAt: change.callAt ?? 'none' }),
        ...(change.note !== undefined && { note: change.note === '' ? 'removed' : 'written' }),
      },
      client,
    )
    if (!isOutcome) return 'changed'
    const others = rows.filter((row) => row !== current && row.state !== 'suspect' && row.state !== state)
    await client.query(
      `update leads set state = $2, call_at = null, changed_at = now(), version = version + 1 where lead_id = any ($1)`,
      [others.map((other) => other.lead_id), state],
    )
    for (const other of others)
      await audit(
        other.lead_id,
        { from: other.state, to: state, ...callBackBefore(other), ...(other.call_at && { callAt: 'none' }) },
        client,
      )
    return 'changed'
  })
}

interface Current {
  lead_id: string
  state: LeadState
  call_at: Date | null
  note_sealed: Buffer | null
  note_key_id: string | null
  version: number
}

function callBackBefore({ call_at }: Current): { before?: string } {
  return call_at ? { before: call_at.toISOString() } : {}
}

function isUntouched(state: LeadState): boolean {
  return state === 'new' || state === 'suspect'
}

function sealedNote({ encrypt, keyId }: LeadEncryption, id: string, note: string) {
  return note === ''
    ? { note_sealed: null, note_key_id: null }
    : { note_sealed: encrypt(id, 'note', note), note_key_id: keyId }
}
