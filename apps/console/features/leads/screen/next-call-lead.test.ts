import { expect, test } from 'vitest'
import { nextCallLead } from './next-call-lead.ts'

const leads = ['a', 'b', 'c'].map((id) => ({ id }))

test.each([
  [0, 'a'],
  [1, 'b'],
  [2, 'c'],
  [3, 'a'],
  [7, 'b'],
])('after %i skips the next call is %s', (skipped, id) => expect(nextCallLead(leads, { skipped })?.id).toBe(id))

test('the lead that is open is not the next', () => {
  expect(nextCallLead(leads, { open: 'a' })?.id).toBe('b')
  expect(nextCallLead(leads, { open: 'x' })?.id).toBe('a')
})

test('a list without another lead has no next call, and neither has one that was not read', () => {
  expect(nextCallLead([{ id: 'a' }], { open: 'a' })).toBeUndefined()
  expect(nextCallLead([], { skipped: 2 })).toBeUndefined()
  expect(nextCallLead(undefined)).toBeUndefined()
})
