import { expect, test } from 'vitest'
import { auditActions, type AuditEntry } from '../api/settings.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { en } from '../../../shared/words/en.ts'
import { he } from '../../../shared/words/he.ts'
import { formatIn } from '../../../shared/words/format.ts'
import { auditWords } from './audit-words.ts'
import { auditSentence, leadPlace } from './audit-sentence.ts'

const actions = Object.values(auditActions).flat()

/** Every action with the facts that the server and its triggers write. */
const written: Record<AuditEntry['action'], Pick<AuditEntry, 'facts' | 'count'>[]> = {
  'signed-in': [{ facts: { by: 'link' } }, { facts: { by: 'passkey' } }],
  refused: [{ facts: { by: 'link' } }, { facts: { by: 'passkey' }, count: 7 }],
  'signed-out': [{ facts: {} }],
  'session-ended': [{ facts: {} }],
  'passkey-added': [{ facts: {} }],
  'passkey-removed': [{ facts: {} }],
  'person-invited': [{ facts: { name: 'Noa', role: 'viewer' } }],
  'role-changed': [{ facts: { name: 'Noa', from: 'viewer', to: 'owner' } }],
  'person-removed': [{ facts: { name: 'Noa', role: 'viewer' } }],
  'letter-changed': [{ facts: { on: 'yes' } }, { facts: { on: 'no' } }],
  'receiver-added': [{ facts: { name: 'Slack', body: 'alert' } }, { facts: { name: 'CRM', body: 'lead' } }],
  'receiver-removed': [{ facts: { name: 'Slack' } }],
  'leads-listed': [
    { facts: { tab: 'to-call' }, count: 9 },
    { facts: { tab: 'no_answer', phones: 'shown' }, count: 1 },
  ],
  'lead-opened': [{ facts: {} }],
  'leads-searched': [
    { facts: { by: 'phone' }, count: 1 },
    { facts: { by: 'name' }, count: 0 },
  ],
  'lead-contacted': [{ facts: { through: 'call' } }, { facts: { through: 'whatsapp' } }],
  'lead-changed': [
    { facts: { from: 'new', to: 'no_answer' } },
    { facts: { from: 'new', to: 'called', callAt: '2026-11-17T08:00:00.000Z' } },
    { facts: { callAt: 'none' } },
    { facts: { note: 'written' } },
    { facts: { note: 'removed' } },
  ],
  'export-begun': [{ facts: { tab: 'all', format: 'jsonl' }, count: 168 }],
  'export-finished': [
    { facts: { tab: 'all', format: 'csv', whole: 'yes' }, count: 168 },
    { facts: { tab: 'all', format: 'csv', whole: 'no' }, count: 50 },
  ],
  'lead-erased': [{ facts: { messages: 2 }, count: 2 }],
  'experiment-voided': [{ facts: { experiment: 'five-question', reason: 'One network sent most visits' } }],
  'experiment-proposed': [
    { facts: { experiment: 'five-question', kind: 'register' } },
    { facts: { experiment: 'five-question', kind: 'end' } },
  ],
  'messages-replayed': [{ facts: {}, count: 1 }],
  'cost-stored': [{ facts: { source: 'meta', campaigns: 4 }, count: 7 }],
  'cost-undone': [{ facts: {}, count: 7 }],
  'cost-matched': [{ facts: { name: 'Winter', campaign: 'winter' } }, { facts: { name: 'Brand' } }],
}

for (const locale of localeCodes)
  test(`every audit entry is a sentence in ${locale}, without a word of the code in it`, () => {
    const words = { en, he }[locale]
    const format = formatIn(locale, 'Asia/Jerusalem')
    const says = (entry: Partial<AuditEntry>) =>
      auditSentence(
        { id: '1', at: '2026-11-17T08:00:00Z', facts: {}, ...entry } as AuditEntry,
        auditWords[locale],
        words,
        format,
      )
    for (const action of actions)
      for (const entry of written[action]) {
        const text = says({ action, ...entry })
        const codes = /to-call|no_answer|jsonl|shown|whole:|by:|\bfrom:|undefined|\bnone\b|\b(yes|viewer)\b/
        expect(text, action).not.toMatch(codes)
        // Only entries that say nothing more are named by their action alone.
        const isBare = Object.keys(entry.facts).length === 0 && entry.count === undefined && action !== 'lead-opened'
        if (!isBare) expect(text, action).not.toBe(words.settings.actions[action])
      }
    const different = new Set(actions.flatMap((action) => written[action].map((one) => says({ action, ...one }))))
    expect(different.size).toBe(actions.flatMap((action) => written[action]).length)
  })

test('a change names both states and the place of its lead', () => {
  const entry = { id: '1', at: '2026-11-17T08:00:00Z', action: 'lead-changed', facts: { from: 'new', to: 'no_answer' } }
  const format = formatIn('en', 'UTC')
  expect(auditSentence(entry as unknown as AuditEntry, auditWords.en, en, format)).toBe(
    `New → No answer, lead ${leadPlace}`,
  )
})

test('an erased person whose lead was in no message to the CRM has no sentence about the CRM', () => {
  const format = formatIn('en', 'UTC')
  const erased = (messages: number) => {
    const entry: AuditEntry = {
      id: '1',
      at: '2026-11-17T08:00:00Z',
      action: 'lead-erased',
      count: 1,
      facts: { messages },
    }
    return auditSentence(entry, auditWords.en, en, format)
  }
  expect(erased(0)).toBe(auditWords.en.erased('1 request', false))
  expect(erased(1)).toBe(auditWords.en.erased('1 request', true))
})

test('an entry that an older or newer server wrote is said by the name of its action', () => {
  const format = formatIn('en', 'UTC')
  for (const facts of [{ way: 'call' }, { through: 'pigeon' }]) {
    const entry = { id: '1', at: '2026-11-17T08:00:00Z', action: 'lead-contacted', facts } as unknown as AuditEntry
    expect(auditSentence(entry, auditWords.en, en, format)).toBe(en.settings.actions['lead-contacted'])
  }
})
