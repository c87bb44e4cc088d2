import type { Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { choose, type Random } from '@repo/testing/seed/random.ts'
import type { SampleLead } from '@repo/testing/seed/sample-leads.ts'

/** Gives stored leads the time at which they came, and what became of them: older ones were called, the newest wait. */
export async function setLeadStates(
  owner: Pool,
  { encrypt, keyId }: LeadEncryption,
  random: Random,
  leads: readonly SampleLead[],
  { now, zone }: { now: number; zone: string },
): Promise<void> {
  for (const { lead, receivedAt } of leads) {
    const ageDays = (now - receivedAt) / 86_400_000
    const isSpam = lead.fillMs < 1500
    const state = isSpam ? 'suspect' : ageDays < 0.6 ? 'new' : choose(random, ageDays < 4 ? recent : older)
    const isTouched = state !== 'new' && state !== 'suspect'
    const changedAt = isTouched ? new Date(Math.min(receivedAt + (0.5 + random() * 20) * 3_600_000, now)) : null
    const callAt = state === 'no_answer' && ageDays < 4 ? new Date(now + (random() * 40 - 10) * 3_600_000) : null
    const note = isTouched && random() < 0.3 ? choose(random, notes[lead.pageLang]) : undefined
    await owner.query(
      `update leads set received_at = $2, state = $3, changed_at = $4, call_at = $5, note_sealed = $6, note_key_id = $7,
         version = $8 where lead_id = $1`,
      [
        lead.id,
        new Date(receivedAt),
        state,
        changedAt,
        callAt,
        note === undefined ? null : encrypt(lead.id, 'note', note),
        note === undefined ? null : keyId,
        isTouched ? 1 : 0,
      ],
    )
    await owner.query(
      `update outbox set created_at = $2, first_sent_at = $2, delivered_at = $3, attempts = 1 where lead_id = $1`,
      [lead.id, new Date(receivedAt), new Date(receivedAt + 1500)],
    )
    if (changedAt)
      await owner.query(
        `insert into audit_log (at, person_name, action, lead_id, facts) values
           ($1, 'Noa', 'lead-contacted', $2, '{"through": "call"}'), ($1, 'Noa', 'lead-changed', $2, $3)`,
        [changedAt, lead.id, { from: 'new', to: state }],
      )
  }
  // Some calls of today, at whatever hour it is.
  await owner.query(
    `with called as (
       select lead_id, greatest(date_trunc('day', now(), $1), now() - row_number() over (order by changed_at desc) * interval '20 minutes') as at
       from leads where changed_at is not null order by changed_at desc limit 6),
     logged as (update audit_log set at = called.at from called where called.lead_id = audit_log.lead_id)
     update leads set changed_at = called.at from called where called.lead_id = leads.lead_id`,
    [zone],
  )
  // The log is read in the order in which it was written.
  await owner.query(
    `with written as (delete from audit_log returning *)
     insert into audit_log (at, person_name, action, lead_id, facts)
     select at, person_name, action, lead_id, facts from written order by at, entry_id`,
  )
  // One message that the CRM refused.
  await owner.query(
    `update outbox set delivered_at = null, attempts = 24, dead_at = now(), last_error = '503'
     where lead_id = (select lead_id from leads where state = 'called' order by received_at desc limit 1)`,
  )
}

const recent = [
  ['new', 3],
  ['called', 3],
  ['no_answer', 4],
  ['won', 1],
  ['lost', 1],
] as const
const older = [
  ['called', 4],
  ['no_answer', 1],
  ['won', 3],
  ['lost', 4],
] as const

const notes = {
  he: [
    ['רוצה הדגמה ביום שלישי אחרי 16:00', 1],
    ['יש לה שתי חנויות, שאלה על מחיר לשתיהן', 1],
    ['לא מתאים עכשיו, לחזור אחרי החגים', 1],
  ],
  en: [
    ['Wants a demo on Tuesday after 4 pm', 1],
    ['Two stores; asked about the price for both', 1],
    ['Not now, call again in January', 1],
  ],
} as const
