import { expect, test } from 'vitest'
import type { LetterFacts } from './letter-facts.ts'
import { writeLetter } from './write-letter.ts'

const place = { origin: 'https://console.example', timeZone: 'Asia/Jerusalem' }
const facts: LetterFacts = {
  today: '2026-11-19',
  day: '2026-11-18',
  figures: [
    { name: 'visits', value: 1812, before: 760 },
    { name: 'starts', value: 1, before: 0 },
    { name: 'leads', value: 7 },
  ],
  waiting: { people: 2, since: new Date('2026-11-17T07:40:00Z') },
  unwell: [{ id: 'bots', state: 'look', share: 0.4, weekAgo: 0.1 }],
  decided: [{ question: 'A shorter text?', better: 'B', atLeast: 8 }],
}

test('the letter has six facts, a sentence each', () => {
  const { plain } = writeLetter(facts, { locale: 'en', ...place })
  for (const sentence of [
    '2 PEOPLE ARE WAITING FOR A CALL\nThe longest wait began on 17 November at 09:40.',
    'HEALTH: 1 THING NEEDS ATTENTION\nBot share, 24 h.\n',
    '1,812 visits; the Wednesday before, 760.\n1 quiz start; the Wednesday before, 0.\n7 leads.',
    '“\u2068A shorter text?\u2069” has an answer: B gets at least 8% more.',
  ])
    expect(plain).toContain(sentence)
})

test('Health is said to be all OK only where nothing waits for attention, and an experiment only where it is decided', () => {
  expect(writeLetter(facts, { locale: 'en', ...place }).plain).not.toContain('all OK')
  const quiet = writeLetter({ ...facts, unwell: [], decided: [], waiting: { people: 0 } }, { locale: 'he', ...place })
  expect(quiet.plain).toContain('תקינות: הכול תקין.')
  expect(quiet.plain).toContain('1,812 ביקורים, לעומת 760 ביום רביעי שעבר.')
  expect(quiet.plain).not.toContain('ניסוי')
  expect(quiet.html).not.toContain('/experiments')
})
