import { describe, expect, test } from 'vitest'
import { ledgerIn } from '#claims/ledger.ts'
import type { Copy } from '#content/copy.ts'
import { fill } from '#content/fill.ts'
import { personalEn } from '#content/quizzes/personal.en.ts'
import { personalHe } from '#content/quizzes/personal.he.ts'
import { advance, startOfJourney, type Journey, type Move } from '#quiz/journey.ts'
import { personalQuiz } from '#quiz/personal.ts'
import { previewOf } from './preview-of.ts'

const ledger = ledgerIn('as-specified')

describe.each([
  ['en', fill(personalEn, 'en', ledger).preview],
  ['he', fill(personalHe, 'he', ledger).preview],
])('the preview in %s', (_, words) => {
  const { talks, settings } = words
  const pick = (select: string): Move[] => [{ select }, 'continue']

  test.each<[string, Move[], { talk: object; settings: Copy[] }]>([
    ['starts with the first goal', [], { talk: talks.goal.pdp, settings: [] }],
    ['follows a choice at once', [{ select: 'aov' }], { talk: talks.goal.aov, settings: [] }],
    [
      'follows the latest choice',
      [...pick('aov'), { select: 'repeat_q' }],
      { talk: talks.pain.repeat_q, settings: [settings.pain.repeat_q] },
    ],
    [
      'keeps the question and adds a line where a step has no talk',
      [...pick('lead'), ...pick('low_cr'), 'continue', ...pick('seo'), { select: 'b2' }],
      { talk: talks.traffic.seo, settings: [settings.pain.low_cr, settings.traffic.seo, settings.aov.b2] },
    ],
    [
      'shows nothing of later answers after Back',
      [...pick('lead'), ...pick('low_cr'), 'back', 'back'],
      { talk: talks.goal.lead, settings: [] },
    ],
  ])('%s', (_name, moves, expected) => {
    const journey = moves.reduce<Journey>((now, move) => advance(personalQuiz, now, move), startOfJourney)
    expect(previewOf(words, journey)).toEqual(expected)
  })
})
