import { expect, test } from 'vitest'
import { fillText, keptText } from './whatsapp-text.ts'

const names = { first: 'נועה', me: 'דנה' }

test('names are filled in and marked, and nothing else is', () => {
  expect(fillText('שלום {first}, כאן {me}. {price}', names)).toEqual([
    { text: 'שלום ', isName: false },
    { text: 'נועה', isName: true },
    { text: ', כאן ', isName: false },
    { text: 'דנה', isName: true },
    { text: '. {price}', isName: false },
  ])
})

test('a kept text has no name of the lead in it, and is the same when it is filled again', () => {
  const kept = keptText('שלום נועה, כאן דנה. נועהלה נשארת.', names)
  expect(kept).toBe('שלום {first}, כאן {me}. נועהלה נשארת.')
  expect(keptText('Hi (Noa)', { first: '(Noa)', me: '' })).toBe('Hi {first}')
})
