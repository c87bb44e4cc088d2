import { describe, expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import type { Path } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { builtFixture, faqFixture, fixtureLedger, fixturePage } from '../fixtures.ts'
import { withVariants } from '../listed-pages.ts'
import { claimIssues, shownPages, trialIssues } from './claim-issues.ts'
import { demoIssues } from './demo-issues.ts'
import { translationIssues } from './translation-issues.ts'

const { tea, teaPrice, teaFast, teaKinds, teaDemo, teaOff, trial7, trial14 } = fixtureLedger
const ledger: Record<string, Claim> = { tea, teaPrice, teaFast, teaKinds, teaDemo, teaOff, trial7, trial14 }
/** A quiz: claims of all pages are not due there. */
const quiz: Partial<PageTexts> = { shell: 'quiz' }
const issues = (page: Partial<PageTexts>, html: Parameters<typeof builtFixture>[1]) =>
  claimIssues(builtFixture(page, html), ledger)

describe('CL a claim on a built page', () => {
  test('a figure that the ledger does not list', () => {
    expect(issues(quiz, { main: '<p>Free: <b>9</b> cups</p>' })).toEqual([
      `/x (dist/x.html) says "Free: 9 cups" in its main part, but the ledger keeps tea (CL-1: Free tea) off this page. Say it without the claim in packages/content/pages/x.en.ts, or add '/x' to the pages of tea in packages/content/claims/claims.ts. If it is something else, say so: {other: …}.`,
    ])
  })
  test.each<[string, Parameters<typeof builtFixture>[1]]>([
    ['a word of a drawing', { main: '<svg role="img" aria-label="9 cups"></svg>' }],
    ['a footer', { frame: '<p>9 cups</p>' }],
    ['a description', { head: '<meta name="description" content="Free: 9 cups">' }],
    ['data for search engines', { head: '<script type="application/ld+json">{"text":"9 cups"}</script>' }],
    ['what an island will draw', { main: `<astro-island props='{"words":[0,{"free":[0,"9 cups"]}]}'></astro-island>` }],
    ['a template', { main: '<template><p>9 cups</p></template>' }],
  ])('is found in %s', (_, html) => {
    expect(issues(quiz, html)).toEqual([expect.stringContaining('keeps tea (CL-1: Free tea) off this page')])
  })
  test('styles, scripts and addresses say nothing', () => {
    const main = '<style>9 cups</style><script>9 cups</script><a href="/9 cups">Tea</a>'
    expect(issues(quiz, { main })).toEqual([])
  })
  test('a variant that no claim names may promise what any page of its original does, and need not promise all of it', () => {
    const sibling = fixturePage({ path: '/tea', variantOf: '/drinks' }).page
    const found = (variantOf: Path, main: string) => {
      const one = builtFixture({ ...quiz, variantOf }, { main })
      return claimIssues(one, withVariants(ledger, [sibling, one.page]))
    }
    expect([found('/drinks', '9 cups'), found('/drinks', '')]).toEqual([[], []])
    expect(found('/kinds', '9 cups')).toHaveLength(1)
  })
  test('a claim in a part that rests on another claim goes with it', () => {
    const page = { ...quiz, path: '/tea' } as const
    const whole = { ...builtFixture(page, {}).page, sections: faqFixture('{tea}') }
    expect(claimIssues({ ...builtFixture(page, {}), whole }, { tea })).toEqual([])
    expect(claimIssues(builtFixture(page, {}), { tea })).toHaveLength(1)
  })
  test('a trial of one day, which is a word of three letters in Hebrew, is shown where it is quoted', () => {
    const forms = { plain: '{days}', adjective: '{daysOf}' } as const
    const ledger = { day: { ...tea, value: 1, forms, pages: ['/x'] } satisfies Claim }
    const page = { ...quiz, locale: 'he', sections: faqFixture('{day.adjective} ניסיון') } as const
    expect(claimIssues(builtFixture(page, { main: 'יום ניסיון' }), ledger)).toEqual([])
    expect(
      claimIssues(builtFixture({ ...page, sections: faqFixture('ניסיון') }, { main: 'ניסיון' }), ledger),
    ).toHaveLength(1)
  })
  test('words that are marked as no claim, or are those of another claim that the page may make', () => {
    const marked: Partial<PageTexts> = { ...quiz, sections: faqFixture('One of {other: 9 cups} on the shelf') }
    expect(claimIssues(builtFixture(marked, { main: 'One of 9 cups on the shelf' }), { tea })).toEqual([])
    expect(claimIssues(builtFixture(marked, { main: 'All 9 cups' }), { tea })).toHaveLength(1)
    const twice = { tea, more: { ...tea, kind: 'text' as const, pages: 'all' as const } }
    expect(claimIssues(builtFixture(quiz, { main: '9 cups' }), twice)).toEqual([])
  })
  test('a page joins a group of pages by what is on it', () => {
    const withFaq: Partial<PageTexts> = { ...quiz, sections: faqFixture('') }
    const grouped = { tea: { ...tea, pages: [{ about: 'pages with an FAQ', having: ['faq'] }] } }
    expect(claimIssues(builtFixture(withFaq, { main: '9 cups' }), grouped)).toEqual([])
    expect(claimIssues(builtFixture(withFaq, {}), grouped)).toEqual([expect.stringContaining('does not show tea')])
    expect(claimIssues(builtFixture(quiz, { main: '9 cups' }), grouped)).toHaveLength(1)
  })
  test('of two claims that match in one place, the longer is meant', () => {
    expect(issues(quiz, { main: 'Only $1 for 9 cups' })).toEqual([expect.stringContaining('keeps teaPrice')])
  })
  test('a listed figure that only the title has', () => {
    const head = '<meta property="og:title" content="9 cups">'
    expect(issues({ ...quiz, path: '/tea' }, { head })).toContain(
      `/tea (dist/tea.html) does not show tea (CL-1: Free tea). Quote {tea} in packages/content/pages/x.en.ts, or take '/tea' out of the pages of tea in packages/content/claims/claims.ts.`,
    )
  })
  test('a claim that is quoted in words which are not found', () => {
    const page: Partial<PageTexts> = { ...quiz, path: '/tea', sections: faqFixture('{tea.number}') }
    const counted = { tea: { ...tea, value: 9 } }
    expect(claimIssues(builtFixture(page, { main: '9 of them' }), counted)).toEqual([
      '/tea (dist/tea.html) quotes tea (CL-1: Free tea), but its English words are not found there. Add the words around it to typed of tea in packages/content/claims/claims.ts, with {} for its number.',
    ])
    expect(
      claimIssues(builtFixture(page, { main: '9 of them' }), { tea: { ...counted.tea, typed: ['{} of them'] } }),
    ).toEqual([])
  })
  test('a claim of all pages that one of them lacks; a quiz may', () => {
    expect(issues({}, {})).toEqual([expect.stringContaining('does not show teaFast')])
    expect(issues({}, { frame: 'fast tea' })).toEqual([])
    expect(issues(quiz, {})).toEqual([])
  })
  test('a claim of all pages on the one where it does not hold', () => {
    expect(issues({ path: '/tea' }, { main: '9 cups for 9 cups, fast tea' })).toEqual([
      expect.stringContaining('keeps teaFast'),
    ])
  })
  test('the price of another offer, which one of the plans has too', () => {
    const [{ price }] = tiers
    const offer = { ...trial7, forms: { plain: '${}' }, value: price, pages: ['/tea'] } as const
    const plans = { sections: [{ kind: 'plans' }] } as unknown as Partial<PageTexts>
    expect(claimIssues(builtFixture(quiz, { main: ourPrice(price, 'en') }), { offer })).toHaveLength(1)
    expect(claimIssues(builtFixture({ ...quiz, ...plans }, { main: ourPrice(price, 'en') }), { offer })).toEqual([])
  })
  test('a claim said in other words, but only half of it', () => {
    const page = { ...quiz, path: '/kinds' } as const
    expect(issues(page, { main: 'We have green tea' })).toEqual([expect.stringContaining('does not show teaKinds')])
    expect(issues(page, { main: 'We have green and black tea' })).toEqual([])
  })
  test('a claim that is switched off, wherever it is said', () => {
    expect(issues(quiz, { main: 'endless tea' })).toEqual([
      '/x (dist/x.html) says "endless tea" in its main part, but teaOff (CL-1: Free tea) is switched off. Say it without the claim in packages/content/pages/x.en.ts.',
    ])
    const off = { teaKinds: { ...teaKinds, off: true } }
    expect(claimIssues(builtFixture({ path: '/kinds' }, { main: 'green and black tea' }), off)).toEqual([
      expect.stringContaining('says "black … green" in its main part, but teaKinds'),
    ])
  })
})

describe('CL a second trial in bars and footers', () => {
  const page = { path: '/x', trial: 'trial14', shell: 'campaign' } as const
  const seven = formText(trial7, 'adjective', 'en')
  const fourteen = formText(trial14, 'adjective', 'en')
  test('on a page that the ledger does not list for it', () => {
    const trials = { trial7: { ...trial7, pages: ['/tea'] }, trial14: { ...trial14, pages: ['/x'] } } as const
    const frame = `<p>${fourteen} free trial</p><p>${seven} free trial</p>`
    expect(claimIssues(builtFixture(page, { frame }), trials)).toEqual([
      expect.stringContaining(
        `says "${seven} free trial" in its bars, banner or footer, but the ledger keeps trial7 (`,
      ),
    ])
  })
  test('on a page that may promise both', () => {
    const trials = { trial7: { ...trial7, pages: ['/x'] }, trial14: { ...trial14, pages: ['/x'] } } as const
    expect(trialIssues(builtFixture(page, { frame: `<p>${seven} free trial</p>` }), trials)).toEqual([
      expect.stringContaining(
        `says "${seven} free trial" (trial7) in its bars, banner or footer, but the trial of this page is trial14.`,
      ),
    ])
    const main = `<p>${seven} free trial</p>`
    expect(trialIssues(builtFixture(page, { main, frame: fourteen }), trials)).toEqual([])
  })
})

test('CP-03 demo figures without a note', () => {
  expect(demoIssues(builtFixture({}, { main: '971 cups' }), ledger)).toEqual([
    '/x (dist/x.html) shows "971 cups" (teaDemo), a figure of the demo store, without the note "Sample data". Add the note in packages/content/pages/x.en.ts.',
  ])
  expect(demoIssues(builtFixture({}, { main: '971 cups. Sample data' }), ledger)).toEqual([])
})

test('RT-23 a promise that the translation makes, unless the ledger lists it for one of them', () => {
  const one = builtFixture({ path: '/kinds' }, {})
  const other = builtFixture({ path: '/kinds-he', translationOf: '/kinds' }, { main: '9 cups, fast tea' })
  const built = [one, other]
  expect(translationIssues(one, { built }, { teaFast })).toEqual([
    expect.stringContaining('does not show teaFast, which its translation /kinds-he promises: "9 cups, fast tea".'),
  ])
  expect(translationIssues(one, { built }, { tea: { ...tea, pages: ['/kinds-he'] } })).toEqual([])
  expect(translationIssues(other, { built }, { teaFast })).toEqual([])
  // Another number of the page, which it neither quotes nor is listed for.
  expect(translationIssues(one, { built }, { tea: { ...tea, pages: ['/tea'] } })).toEqual([])
})

test('CL the report of claims reads the built pages', () => {
  const built = [builtFixture({}, { frame: '9 cups' }), builtFixture({ path: '/kinds' }, {})]
  expect(shownPages(built, ledger).get('tea')).toEqual(['/x'])
  expect(shownPages(built, ledger).get('teaKinds')).toEqual(['/kinds'])
})
