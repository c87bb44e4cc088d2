import { expect, test } from 'vitest'
import { shownChange } from './shown-change.ts'

const lead = { state: 'called', callAt: '2026-11-18T09:00:00Z', asksOutcome: true, note: 'asks for a price' } as const
const callAt = '2026-11-19T09:00:00Z'

test.each([
  [
    'an outcome ends the callback and the question',
    { state: 'won' },
    { state: 'won', callAt: undefined, asksOutcome: false },
  ],
  [
    'an outcome with a new callback has that one',
    { state: 'no_answer', callAt },
    { state: 'no_answer', callAt, asksOutcome: false },
  ],
  ['a new callback alone leaves the rest', { callAt }, { callAt }],
  ['a note waits for the server', { note: 'talked' }, {}],
  ['the removal of a callback waits for the server', { callAt: null }, {}],
] as const)('%s', (_, change, shown) => expect({ ...lead, ...shownChange(change) }).toEqual({ ...lead, ...shown }))
