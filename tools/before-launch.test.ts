import { expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import type { Contradiction } from '@repo/content/claims/contradictions.ts'
import { beforeLaunch, contradicting, launchReport } from './before-launch.ts'
import { inEveryLocale } from '@repo/contract/locale.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { addDays } from '@repo/contract/days.ts'
import { todayIn } from '@repo/content/schedule.ts'

const ready = {
  name: 'Sondia',
  origin: 'https://sondia.com',
  timeZone: 'Asia/Jerusalem',
  listing: 'https://apps.shopify.com/sondia?search_id=5f1c&surface_type=search',
  chat: { phone: '972501234567', text: { he: 'היי' } },
  videos: { caseStudy: 'dQw4w9WgXcQ' },
}

test.each([
  ['origin: https://sondia.example', { origin: 'https://sondia.example' }],
  ['listing: search_id=sondia-site', { listing: ready.listing.replace('5f1c', 'sondia-site') }],
  ['listing: without search_id', { listing: 'https://apps.shopify.com/sondia' }],
  ['chat.phone: 12025550143', { chat: { phone: '12025550143', text: { he: 'היי' } } }],
  ['videos.caseStudy: none yet', { videos: { caseStudy: '' } }],
])('the placeholder %s is reported', (what, placeholder) => {
  expect(beforeLaunch({ ...ready, ...placeholder }, {}, {}, 'collector')).toEqual([
    expect.objectContaining({ file: 'packages/content/brand.ts', what }),
  ])
})

test('a phone number next to those reserved for fiction is accepted', () => {
  expect(beforeLaunch({ ...ready, chat: { phone: '12025550243', text: { he: 'היי' } } }, {}, {}, 'collector')).toEqual(
    [],
  )
})

test('LD-04 a form that sends nothing is reported', () => {
  for (const leads of ['collector', 'host', 'none'] as const) expect(beforeLaunch(ready, {}, {}, leads)).toEqual([])
  expect(beforeLaunch(ready, {}, {}, 'unconnected')).toEqual([
    expect.objectContaining({ file: '.env', what: expect.stringContaining('/lead and /lead-en send nothing') }),
  ])
})

test('a missing detail of the owner is reported until it has a value', () => {
  const missing = 'email address'
  const city = { missing, value: inEveryLocale(() => 'Haifa') }
  const owner = { email: { missing }, phone: { missing, value: '03-1234567' }, city }
  expect(beforeLaunch(ready, owner, {}, 'collector')).toEqual([
    expect.objectContaining({ file: 'packages/content/owner.ts', what: 'email: email address' }),
  ])
})

test('a claim is reported until there is evidence for it or it is off', () => {
  const ledger = {
    lift: claim({ status: 'unsubstantiated', pages: ['/a', { about: 'pages with tea', having: ['tea'] }] }),
    rating: claim({ status: 'unsubstantiated', pages: 'all' }),
    roas: claim({ status: 'unsubstantiated', pages: ['/a'] }),
    proven: claim({ status: 'substantiated' }),
    trial: claim({ status: 'term' }),
    sample: claim({ status: 'invented' }),
    silent: claim({ status: 'unsubstantiated', off: true }),
  }
  expect(beforeLaunch(ready, {}, ledger, 'collector').map(({ what }) => what)).toEqual([
    'lift: Conversion lift (CL-05, /a, pages with tea)',
    'rating: Conversion lift (CL-05, every page)',
    'roas: Conversion lift (CL-05, /a)',
  ])
})

test('the report says what blocks, what the law requires and what can wait, and gives the same advice once', () => {
  const evidence = { urgency: 'legal', file: 'claims.ts', todo: 'Find the evidence.' } as const
  const items = [
    { urgency: 'waits', file: 'brand.ts', what: 'video', todo: 'Upload it.' } as const,
    { urgency: 'blocks', file: 'brand.ts', what: 'origin: x', todo: 'Write your own.' } as const,
    { ...evidence, what: 'lift' },
    { ...evidence, what: 'rating' },
  ]
  expect(launchReport(items)).toBe(
    `Before launch: 1 blocker, 2 required by law, 1 can wait.

Blocks the launch: 1

brand.ts
  origin: x
    → Write your own.

Required by law: 2

claims.ts
  lift
  rating
    → Find the evidence.

Can wait: 1

brand.ts
  video
    → Upload it.`,
  )
  expect(launchReport([])).toBe('Nothing is missing. Ready to launch.')
})

test.each([
  ['blocks', { ...ready, chat: { phone: '12025550143', text: { he: 'היי' } } }, {}, {}],
  ['legal', ready, { email: { missing: 'email address' } }, {}],
  ['legal', ready, {}, { lift: claim({ status: 'unsubstantiated' }) }],
  ['waits', { ...ready, videos: { caseStudy: '' } }, {}, {}],
  ['waits', ready, { callWho: { missing: 'who calls' } }, {}],
] as const)('what is missing %s: %#', (urgency, brand, owner, ledger) => {
  expect(beforeLaunch(brand, owner, ledger, 'collector').map((item) => item.urgency)).toEqual([urgency])
})

function claim(given: Pick<Claim, 'status'> & Partial<Claim>): Claim {
  return {
    id: 'CL-05',
    about: 'Conversion lift',
    kind: 'figure',
    forms: {},
    pages: ['/a'],
    source: '',
    ...given,
  }
}

test('a banner that hurries without a last day is reported, with one it is not', () => {
  const page = (banner: object) => [{ file: 'a.ts', page: { banner } }] as unknown as PageFile[]
  const text = 'Limited time: 14 days free'
  expect(beforeLaunch(ready, {}, {}, 'collector', page({ text })).map(({ what }) => what)).toEqual([`banner: ${text}`])
  expect(beforeLaunch(ready, {}, {}, 'collector', page({ text, until: '2026-12-31' }))).toEqual([])
})

test('CL-24 figures that are old, or of an answer that the quiz does not have, are reported', () => {
  const figures = (daysAgo: number, option: string) => ({
    from: '2026-01-01',
    to: addDays(todayIn(ready.timeZone), -daysAgo),
    query: '',
    questions: { pain: { n: 500, shares: { [option]: 40 } } },
  })
  const [first = ''] = quizQuestions.find(({ id }) => id === 'pain')?.options ?? []
  const reported = (daysAgo: number, option: string) =>
    beforeLaunch(ready, {}, {}, 'collector', [], figures(daysAgo, option)).map(({ what }) => what)
  expect(reported(90, first)).toEqual([])
  expect(reported(91, first)).toEqual([expect.stringContaining('answers up to')])
  expect(reported(1, 'renamed')).toEqual(['pain: renamed'])
})

const twoTrials: Contradiction = {
  about: { en: 'Free trial', he: 'ניסיון חינם' },
  claims: ['trial7', 'trial14'],
  isOffer: true,
  choose: { en: 'Choose one.', he: 'צריך לבחור אחד.' },
}
const days = (value: number) => claim({ status: 'term', value, forms: { plain: '{days}' } })
const trials = { trial7: days(7), trial14: days(14) }
const shownOn = new Map([
  ['trial7', ['/', '/he']],
  ['trial14', ['/10-ways']],
])

test('CL-27 two offers block the launch, with the pages of each and what to choose', () => {
  const [item, ...rest] = contradicting(trials, shownOn, [twoTrials])
  expect(rest).toEqual([])
  expect(item?.urgency).toBe('blocks')
  expect(item?.what).toBe(
    'Free trial\n    "7 days" (trial7): / /he\n    "14 days" (trial14): /10-ways\n    Choose one.',
  )
  expect(item?.todo).toMatch(/the same value, .* say why in kept/)
})

test('CL-27 an offer that is kept on purpose can wait, and says why', () => {
  const kept = 'Campaign visitors need a fortnight to see a result.'
  const [item] = contradicting(trials, shownOn, [{ ...twoTrials, kept }])
  expect(item?.urgency).toBe('waits')
  expect(item?.what).toContain(`Free trial, kept on purpose: ${kept}`)
  expect(contradicting(trials, shownOn, [{ ...twoTrials, kept: 'on purpose' }])[0]?.urgency).toBe('blocks')
})

test('CL-27 an entry of which one side is left says nothing', () => {
  const off = { ...trials, trial14: { ...trials.trial14, off: true } }
  expect(contradicting(off, shownOn, [twoTrials])).toEqual([])
  expect(contradicting(trials, new Map([['trial7', ['/']]]), [twoTrials])).toEqual([])
})

test('CL-27 only pages that a build of today draws contradict each other', () => {
  const page = (path: string, more: object) =>
    ({ file: '', page: { path, locale: 'en', shell: 'site', sections: [], ...more } }) as unknown as PageFile
  const both = {
    trial7: claim({ status: 'term', value: 7, pages: ['/a'], forms: { plain: '{days}' } }),
    trial14: claim({ status: 'term', value: 14, pages: ['/b'], forms: { plain: '{days}' } }),
  }
  const blocks = (more: object) =>
    beforeLaunch(ready, {}, both, 'collector', [page('/a', {}), page('/b', more)]).map(({ urgency }) => urgency)
  expect(blocks({})).toEqual(['blocks'])
  expect(blocks({ draft: true })).toEqual([])
  expect(blocks({ until: '2024-12-31' })).toEqual([])
})

test('years that are over can wait: that of the footer, and that of a claim which a page shows', () => {
  const year = Number(todayIn(ready.timeZone).slice(0, 4))
  const page = { file: '', page: { path: '/a', locale: 'en', shell: 'site', sections: [] } } as unknown as PageFile
  const said = (then: number, off = false) => {
    const popular = { ...claim({ status: 'term', forms: { plain: `Most popular in ${then}` } }), off }
    return beforeLaunch(ready, {}, { popular }, 'collector', [page], {}, { 'ui/en.ts': `© ${then} Sondia` })
  }
  expect(said(year)).toEqual([])
  expect(said(year - 1).map(({ urgency, what }) => [urgency, what])).toEqual([
    ['waits', `"© ${year - 1} Sondia" (the footer): it says ${year - 1}, and this is ${year}`],
    ['waits', `"Most popular in ${year - 1}" (popular, /a): it says ${year - 1}, and this is ${year}`],
  ])
  expect(said(year - 1, true).map(({ file }) => file)).toEqual(['ui/en.ts'])
})
