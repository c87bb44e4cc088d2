import { expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import type { Texts } from '@repo/content/copy.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import type { Reason } from '@repo/content/sections/campaign.ts'
import { fixturePage } from '../fixtures.ts'
import { findIssues, printIssue } from './issue.ts'
import { reasonChecks } from './reason-checks.ts'

const tea: Texts<Reason> = {
  title: 'Tea',
  text: 'It is hot.',
  surface: 'fog',
  picture: { kind: 'sayings', sayings: ['More?'] },
}

function reasonsFixture(cards: Texts<Reason>[], headline = '1 reason', path: `/${string}` = '/x'): PageFile {
  return fixturePage({
    path,
    sections: [
      {
        kind: 'campaignHero',
        headline,
        text: 'Hot',
        cta: { label: 'Pour', to: 'install' },
        terms: [],
        surface: 'ink',
        picture: { kind: 'numeral', figure: '' },
      },
      { kind: 'reasons', cards },
    ],
  })
}

const other = reasonsFixture([{ ...tea, text: 'It is hot. No cup was ever sent back.' }], '1 reason', '/y')
const counted = reasonsFixture([
  { ...tea, picture: { kind: 'prices', prices: [{ price: '$4', count: 2 }], note: '3 answers' } },
])
const mistakes: [keyof typeof reasonChecks, PageFile, string][] = [
  [
    'RT-21 says what an advertising variant tries to find out, and against which page',
    fixturePage({ hypothesis: 'Tea sells.' }),
    'is an advertising variant without a hypothesis or variantOf. Say in one line what it tries to find out, and against which page.',
  ],
  [
    'CP-05 gives as many reasons as its headline counts',
    reasonsFixture([tea], '5 reasons'),
    'counts 5 in its headline and gives 1 reasons. Write 1 into the headline.',
  ],
  [
    'puts neighbours on different surfaces',
    reasonsFixture([tea, { ...tea, title: 'More tea' }]),
    'puts "More tea" on fog, like the reason before it. Give one of the two another surface.',
  ],
  ['counts the answers that its notes name', counted, 'draws 2 answers, but notes "3 answers".'],
  [
    'RT-21 shares no sentence with another list of reasons, unless both are of one original',
    reasonsFixture([{ ...tea, text: 'No cup was ever sent back. It is hot.' }]),
    'repeats /y: "No cup was ever sent back.". Find words of its own.',
  ],
]

test.each(mistakes)('%s', (name, page, message) => {
  const at = { file: page.file, path: page.page.path }
  const found = findIssues({ [name]: reasonChecks[name] }, at, (check) => check(page, [page, other], claims))
  expect(found.map(printIssue)).toEqual([`packages/content/pages/x.en.ts ("/x") ${message}`])
})

test('RT-21 a page that was copied whole gets one line, with three of the sentences', () => {
  const text = 'One is said here, too. Two is said here, too. Three is said here, too. Four is said here, too.'
  const one = reasonsFixture([{ ...tea, text }])
  const copied = reasonsFixture([{ ...tea, text }], '1 reason', '/y')
  const shared = 'RT-21 shares no sentence with another list of reasons, unless both are of one original'
  expect(reasonChecks[shared](one, [one, copied], claims)).toEqual([
    'repeats /y: "One is said here, too.", "Two is said here, too.", "Three is said here, too." and 1 more. Find words of its own.',
  ])
})

test('RT-21 a variant may keep the words of its original, and of another variant', () => {
  const variant = { ...other, page: { ...other.page, path: '/z', variantOf: '/y' } } as const
  const second = { ...other, page: { ...other.page, path: '/zz', variantOf: '/y' } } as const
  const shared = 'RT-21 shares no sentence with another list of reasons, unless both are of one original'
  expect(reasonChecks[shared](variant, [variant, second, other], claims)).toEqual([])
})

test('RT-21 two lists may quote one claim in the words of the ledger', () => {
  const quote = { ...tea, text: '{refundFull.title}, {noSetupFee.inline}' }
  const [one, second] = [reasonsFixture([quote]), reasonsFixture([quote], '1 reason', '/y')]
  const shared = 'RT-21 shares no sentence with another list of reasons, unless both are of one original'
  expect(reasonChecks[shared](one, [one, second], claims)).toEqual([])
})

test('every check has a mistake to find', () => {
  expect(new Set(mistakes.map(([name]) => name))).toEqual(new Set(Object.keys(reasonChecks)))
})
