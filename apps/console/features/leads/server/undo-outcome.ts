import type { Pool, PoolClient } from 'pg'
import type { LeadState } from '../api/leads.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'

/**
 * Takes the last outcome of a lead back, if this person gave it and it is still what it says: every request of the phone has the state and
 * the callback again that it had, as the audit log knows them. The entries of one change have one time, because they are one transaction.
 */
export function undoOutcome(
  pool: Pool,
  { id, version, personId }: { id: string; version: number; personId: string },
  audit: (leadId: string, facts: Record<string, string>, client: PoolClient) => Promise<void>,
): Promise<'changed' | 'conflict' | 'absent'> {
  return inTransaction(pool, async (client) => {
    const { rows: leads } = await client.query<Current>(
      // Locked in the order of change-lead.ts.
      `select lead_id, state, call_at, version from leads
       where phone_index = (select phone_index from leads where lead_id = $1) and state <> 'test' order by lead_id for update`,
      [id],
    )
    const current = leads.find((lead) => lead.lead_id === id)
    if (!current) return 'absent'
    const { rows: outcomes } = await client.query<Outcome>(
      `select lead_id, person_id, facts from audit_log where action = 'lead-changed' and facts ? 'to' and lead_id = any ($2) and at = (
         select at from audit_log where action = 'lead-changed' and facts ? 'to' and lead_id = $1 order by entry_id desc limit 1)`,
      [id, leads.map(({ lead_id }) => lead_id)],
    )
    const last = outcomes.find((outcome) => outcome.lead_id === id)
    if (!last || last.person_id !== personId || last.facts.undo || last.facts.to !== current.state) return 'conflict'
    if (current.version !== version) return 'conflict'
    for (const { lead_id, facts } of outcomes) {
      const lead = leads.find((one) => one.lead_id === lead_id)
      if (!lead || lead.state !== facts.to) continue
      await client.query(
        'update leads set state = $2, call_at = $3, changed_at = now(), version = version + 1 where lead_id = $1',
        [lead_id, facts.from, facts.before ?? null],
      )
      const callAt = facts.before ?? (lead.call_at ? 'none' : undefined)
      await audit(lead_id, { from: facts.to, to: facts.from, undo: 'yes', ...(callAt && { callAt }) }, client)
    }
    return 'changed'
  })
}

interface Current {
  lead_id: string
  state: LeadState
  call_at: Date | null
  version: number
}

interface Outcome {
  lead_id: string
  person_id: string
  /** `before`: the callback that the outcome ended. */
  facts: { from: LeadState; to: LeadState; before?: string; undo?: string }
}
