import { expect, test } from 'vitest'
import { outcomeChange, outcomeNews } from './outcome-change.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const later = '2026-11-19T14:30:00Z'
const due = '2026-11-19T11:00:00Z'

test('without an answer a callback that is still to come stays; one that is due has ended, and another time is proposed', () => {
  expect(outcomeChange('no_answer', later, now)).toEqual({ state: 'no_answer', callAt: later })
  expect(outcomeChange('no_answer', due, now)).toEqual({ state: 'no_answer' })
  expect(outcomeNews({ state: 'no_answer', callAt: later }, later, now)).toEqual({ stays: later, proposes: false })
  expect(outcomeNews({ state: 'no_answer' }, due, now)).toEqual({ ended: due, proposes: true })
  expect(outcomeNews({ state: 'no_answer' }, undefined, now)).toEqual({ proposes: true })
})

test('every other outcome ends the callback, and says which', () => {
  expect(outcomeChange('won', later, now)).toEqual({ state: 'won' })
  expect(outcomeNews({ state: 'won' }, later, now)).toEqual({ ended: later, proposes: false })
  expect(outcomeNews({ state: 'called' }, undefined, now)).toEqual({ proposes: false })
})

test('a new time is said, and takes the place of the one before', () => {
  expect(outcomeNews({ state: 'called', callAt: later }, due, now)).toEqual({ callAt: later, proposes: false })
})
