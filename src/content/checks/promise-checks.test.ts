import { describe, expect, test } from 'vitest'
import { plantedFaq, plantedLedger, plantedPage } from './planted.ts'
import { promiseChecks } from './promise-checks.ts'

describe('a mistake in the promises of a page', () => {
  const listed = promiseChecks['CL quotes only what the ledger lists for the page']
  const shown = promiseChecks['CL shows all that the ledger lists for the page']
  const off = promiseChecks['CL says nothing in words of its own that is switched off']
  const noted = promiseChecks['CP-03 calls demo figures sample data']
  const about = (id: string, messages: string[]) => messages.filter((message) => message.includes(id))

  test('a figure on a page that the ledger does not list', () => {
    expect(listed(plantedPage({ title: 'Free {tea}' }), plantedLedger)).toEqual([
      'src/content/pages/x.en.ts ("/x") quotes {tea}, but the ledger keeps it off this page. Say it without the claim, or change the pages of tea in src/claims/claims.ts.',
    ])
  })
  test('but a variant may promise what its original does, and need not promise all of it', () => {
    expect(listed(plantedPage({ title: 'Free {tea}', variantOf: '/tea' }), plantedLedger)).toEqual([])
    expect(about('{tea}', shown(plantedPage({ variantOf: '/tea' }), plantedLedger))).toEqual([])
    expect(listed(plantedPage({ title: 'Free {tea}', variantOf: '/kinds' }), plantedLedger)).toHaveLength(1)
  })
  test('a variant that the ledger lists keeps to its own promises', () => {
    const page = plantedPage({ path: '/kinds', variantOf: '/tea', title: 'Free {tea}' })
    expect(listed(page, plantedLedger)).toEqual([expect.stringContaining('quotes {tea}')])
    expect(about('{teaKinds}', shown(page, plantedLedger))).toHaveLength(1)
  })
  test('a trial that only bars and footers name', () => {
    expect(listed(plantedPage({ shell: 'campaign', trial: 'trial7' }), plantedLedger)).toEqual([
      expect.stringContaining('has bars or footers that quote {trial7}, but the ledger keeps it off this page.'),
    ])
  })
  test('a claim of all pages on the one where it does not hold', () => {
    expect(listed(plantedPage({ path: '/tea', sections: plantedFaq('{teaFast}') }), plantedLedger)).toEqual([
      expect.stringContaining('quotes {teaFast}'),
    ])
  })
  test('a listed figure that only the title has', () => {
    const page = plantedPage({ path: '/tea', title: 'Free {tea}' })
    expect(about('{tea}', shown(page, plantedLedger))).toEqual([
      'src/content/pages/x.en.ts ("/tea") does not show CL-1: Free tea. Quote {tea}, or change the pages of tea in src/claims/claims.ts.',
    ])
    expect(about('{tea}', shown(plantedPage({ path: '/tea', sections: plantedFaq('{tea}') }), plantedLedger))).toEqual(
      [],
    )
  })
  test('a claim of all pages that one of them lacks; quizzes and empty pages may', () => {
    expect(about('{teaFast}', shown(plantedPage({}), plantedLedger))).toHaveLength(1)
    expect(about('{teaFast}', shown(plantedPage({ shell: 'quiz' }), plantedLedger))).toEqual([])
  })
  test('a claim said in other words, but only half of it', () => {
    const says = (answer: string) =>
      about('{teaKinds}', shown(plantedPage({ path: '/kinds', sections: plantedFaq(answer) }), plantedLedger))
    expect(says('We have green tea')).toHaveLength(1)
    expect(says('We have green and black tea')).toEqual([])
  })
  test('but not a claim that is switched off', () => {
    expect(
      about('{teaOff}', shown(plantedPage({ path: '/tea', sections: plantedFaq('{teaOff}') }), plantedLedger)),
    ).toEqual([])
  })
  test('a claim that is switched off, said in words of its own', () => {
    const ledger = { ...plantedLedger, teaKinds: { ...plantedLedger.teaKinds, off: true } }
    const says = (answer: string) => off(plantedPage({ path: '/kinds', sections: plantedFaq(answer) }), ledger)
    expect(says('We have green and black tea')).toEqual([
      expect.stringContaining('says teaKinds (Free tea), which is switched off.'),
    ])
    expect(says('We have green tea')).toEqual([])
  })
  test('demo figures without a note', () => {
    expect(noted(plantedPage({ sections: plantedFaq('{teaDemo}') }), plantedLedger)).toEqual([
      'src/content/pages/x.en.ts ("/x") shows {teaDemo}, a figure of the demo store, without the note "Sample data". Add the note.',
    ])
    expect(noted(plantedPage({ sections: plantedFaq('{teaDemo}. Sample data') }), plantedLedger)).toEqual([])
  })
})
