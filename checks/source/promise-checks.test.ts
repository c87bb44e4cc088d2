import { describe, expect, test } from 'vitest'
import { faqFixture, fixtureLedger, fixturePage } from './fixtures.ts'
import { promiseChecks } from './promise-checks.ts'

describe('a mistake in the promises of a page', () => {
  const listed = promiseChecks['CL quotes only what the ledger lists for the page']
  const shown = promiseChecks['CL shows all that the ledger lists for the page']
  const off = promiseChecks['CL says nothing in words of its own that is switched off']
  const noted = promiseChecks['CP-03 calls demo figures sample data']
  const about = (id: string, messages: string[]) => messages.filter((message) => message.includes(id))

  test('a figure on a page that the ledger does not list', () => {
    expect(listed(fixturePage({ title: 'Free {tea}' }), fixtureLedger)).toEqual([
      'src/content/pages/x.en.ts ("/x") quotes {tea}, but the ledger keeps it off this page. Say it without the claim, or change the pages of tea in src/claims/claims.ts.',
    ])
  })
  test('but a variant may promise what its original does, and need not promise all of it', () => {
    expect(listed(fixturePage({ title: 'Free {tea}', variantOf: '/tea' }), fixtureLedger)).toEqual([])
    expect(about('{tea}', shown(fixturePage({ variantOf: '/tea' }), fixtureLedger))).toEqual([])
    expect(listed(fixturePage({ title: 'Free {tea}', variantOf: '/kinds' }), fixtureLedger)).toHaveLength(1)
  })
  test('a variant that the ledger lists keeps to its own promises', () => {
    const page = fixturePage({ path: '/kinds', variantOf: '/tea', title: 'Free {tea}' })
    expect(listed(page, fixtureLedger)).toEqual([expect.stringContaining('quotes {tea}')])
    expect(about('{teaKinds}', shown(page, fixtureLedger))).toHaveLength(1)
  })
  test('a trial that only bars and footers name', () => {
    expect(listed(fixturePage({ shell: 'campaign', trial: 'trial7' }), fixtureLedger)).toEqual([
      expect.stringContaining('has bars or footers that quote {trial7}, but the ledger keeps it off this page.'),
    ])
  })
  test('a claim of all pages on the one where it does not hold', () => {
    expect(listed(fixturePage({ path: '/tea', sections: faqFixture('{teaFast}') }), fixtureLedger)).toEqual([
      expect.stringContaining('quotes {teaFast}'),
    ])
  })
  test('a listed figure that only the title has', () => {
    const page = fixturePage({ path: '/tea', title: 'Free {tea}' })
    expect(about('{tea}', shown(page, fixtureLedger))).toEqual([
      'src/content/pages/x.en.ts ("/tea") does not show CL-1: Free tea. Quote {tea}, or change the pages of tea in src/claims/claims.ts.',
    ])
    expect(about('{tea}', shown(fixturePage({ path: '/tea', sections: faqFixture('{tea}') }), fixtureLedger))).toEqual(
      [],
    )
  })
  test('a claim of all pages that one of them lacks; quizzes and empty pages may', () => {
    expect(about('{teaFast}', shown(fixturePage({}), fixtureLedger))).toHaveLength(1)
    expect(about('{teaFast}', shown(fixturePage({ shell: 'quiz' }), fixtureLedger))).toEqual([])
  })
  test('a claim said in other words, but only half of it', () => {
    const says = (answer: string) =>
      about('{teaKinds}', shown(fixturePage({ path: '/kinds', sections: faqFixture(answer) }), fixtureLedger))
    expect(says('We have green tea')).toHaveLength(1)
    expect(says('We have green and black tea')).toEqual([])
  })
  test('but not a claim that is switched off', () => {
    expect(
      about('{teaOff}', shown(fixturePage({ path: '/tea', sections: faqFixture('{teaOff}') }), fixtureLedger)),
    ).toEqual([])
  })
  test('a claim that is switched off, said in words of its own', () => {
    const ledger = { ...fixtureLedger, teaKinds: { ...fixtureLedger.teaKinds, off: true } }
    const says = (answer: string) => off(fixturePage({ path: '/kinds', sections: faqFixture(answer) }), ledger)
    expect(says('We have green and black tea')).toEqual([
      expect.stringContaining('says teaKinds (Free tea), which is switched off.'),
    ])
    expect(says('We have green tea')).toEqual([])
  })
  test('demo figures without a note', () => {
    expect(noted(fixturePage({ sections: faqFixture('{teaDemo}') }), fixtureLedger)).toEqual([
      'src/content/pages/x.en.ts ("/x") shows {teaDemo}, a figure of the demo store, without the note "Sample data". Add the note.',
    ])
    expect(noted(fixturePage({ sections: faqFixture('{teaDemo}. Sample data') }), fixtureLedger)).toEqual([])
  })
})
