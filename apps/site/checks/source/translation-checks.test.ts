import { describe, expect, test } from 'vitest'
import type { PageTexts } from '@repo/content/page.ts'
import { faqFixture, fixtureLedger, fixturePage } from '../fixtures.ts'
import { translationChecks } from './translation-checks.ts'

const translation = fixturePage({ path: '/tea-he', locale: 'he', sections: faqFixture('{teaKinds}') }, 'tea.he.ts')
const found = (name: keyof typeof translationChecks, page: Partial<PageTexts>) =>
  translationChecks[name](fixturePage({ path: '/tea', ...page }), translation, fixtureLedger)

const closing: PageTexts['sections'] = [
  { kind: 'notFound', headline: 'Lost', text: 'Tea', says: '?', cta: { label: 'Home', to: '/' }, likely: [] },
]

describe('a page that drifts from its translation', () => {
  test('RT-23 in its sections', () => {
    expect(found('has the sections and pictures of its translation, in the same order', { sections: closing })).toBe(
      'is made of notFound, but its translation /tea-he of faq.',
    )
  })
  test('RT-23 in its links', () => {
    const linked = fixturePage({ sections: closing })
    expect(translationChecks['leads where its translation leads'](translation, linked)).toEqual([
      'has no link of the kind "page", which its translation /x has.',
    ])
    expect(translationChecks['leads where its translation leads'](linked, linked)).toEqual([])
  })
})

test('RT-29 what the ledger lists for one of the two may be missing on the other', () => {
  const sections = [...faqFixture('{teaKinds}'), ...faqFixture('{tea}')]
  expect(found('has the sections and pictures of its translation, in the same order', { sections })).toEqual([])
})

test('CL-26 a claim that one of the two quotes takes neither a section nor an item from the comparison', () => {
  const rest = faqFixture('Tea')
  const he = fixturePage({ path: '/tea-he', locale: 'he', sections: rest }, 'tea-he.he.ts')
  const en = fixturePage({ path: '/tea', sections: faqFixture('{tea}') }, 'tea.en.ts')
  const ledger = { ...fixtureLedger, tea: { ...fixtureLedger.tea, pages: ['/tea'] as const } }
  for (const rule of [
    'has the sections and pictures of its translation, in the same order',
    'has as many items in every list as its translation',
  ] as const)
    expect([...translationChecks[rule](en, he, ledger), ...translationChecks[rule](he, en, ledger)]).toEqual([])
})

test('RT-23 a question that one language lost is named, with those that the other has', () => {
  const rule = 'has as many items in every list as its translation'
  const asks = (...questions: string[]): PageTexts['sections'] => [
    { kind: 'faq', headline: 'Ask', items: questions.map((question) => ({ question, answer: 'Yes.' })) },
  ]
  const he = fixturePage({ path: '/tea-he', locale: 'he', sections: asks('חם?', 'ירוק?') }, 'tea-he.he.ts')
  const en = fixturePage({ path: '/tea', sections: asks('Hot?') }, 'tea.en.ts')
  expect(translationChecks[rule](en, he, fixtureLedger)).toEqual([
    'has only 1 in "items" of its section "faq"; its translation /tea-he has 2: "חם?", "ירוק?". Write the missing one here, too, or delete it in packages/content/pages/tea-he.he.ts.',
  ])
  // One issue for one cause.
  expect(translationChecks[rule](he, en, fixtureLedger)).toEqual([])
  const tea = { ...fixtureLedger, tea: { ...fixtureLedger.tea, pages: ['/tea-he'] as const } }
  const own = fixturePage({ path: '/tea-he', locale: 'he', sections: asks('חם?', 'יש {tea}?') }, 'tea-he.he.ts')
  expect(translationChecks[rule](en, own, tea)).toEqual([])
})
