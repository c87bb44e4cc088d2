import { expect, test } from 'vitest'
import { scheduleFacts, type ScheduledPage } from './schedule-facts.ts'
import { scheduleIssues } from './schedule-issues.ts'
import { isLive, todayIn, withoutEndedBanner, type Schedule } from './schedule.ts'

const today = '2027-03-10'

test.each<[Schedule, boolean]>([
  [{}, true],
  [{ draft: true }, false],
  [{ draft: true, from: '2027-03-01' }, false],
  [{ from: '2027-03-10' }, true],
  [{ from: '2027-03-11' }, false],
  [{ until: '2027-03-10' }, true],
  [{ until: '2027-03-09' }, false],
  [{ from: '2027-03-01', until: '2027-03-31' }, true],
])('%j: in a build of 10 March: %s', (schedule, live) => {
  expect(isLive(schedule, today)).toBe(live)
})

test('a day begins at midnight of the owner', () => {
  const evening = new Date('2027-03-09T22:30:00Z')
  expect(todayIn('Asia/Jerusalem', evening)).toBe('2027-03-10')
  expect(todayIn('America/New_York', evening)).toBe('2027-03-09')
})

test('a banner that has ended is left out, its page stays', () => {
  const page = { path: '/a', banner: { text: 'Offer', until: '2027-03-09' } } as const
  expect(withoutEndedBanner(page, today)).toEqual({ path: '/a' })
  expect(withoutEndedBanner(page, '2027-03-09')).toBe(page)
})

test('a build says what it leaves out and when to build again', () => {
  const pages: ScheduledPage[] = [
    { path: '/' },
    { path: '/plan', draft: true, from: '2027-03-11' },
    { path: '/spring', from: '2027-04-01', until: '2027-04-30' },
    { path: '/sale', until: '2027-03-31' },
    { path: '/winter', until: '2027-02-28' },
    { path: '/ways', banner: { with: { from: '2027-05-01' }, without: {} } },
  ]
  expect(scheduleFacts(pages, today)).toEqual([
    'Left out: /plan (a draft), /spring (from 2027-04-01), /winter (until 2027-02-28), the banner of /ways (from 2027-05-01).',
    'Dates: build and release again on 2027-04-01, when a page or a banner begins or has ended.',
  ])
  expect(scheduleFacts([{ path: '/' }], today)).toEqual([])
})

const link = { cta: { to: '/spring#faq' } }
test.each<[issue: string | undefined, spring: Schedule, page?: Schedule]>([
  [undefined, {}],
  ['a.en.ts links to /spring, which is a draft. Publish it, or link to another page.', { draft: true }],
  [undefined, { draft: true }, { draft: true }],
  [undefined, { draft: true }, { until: '2027-03-09' }],
  [
    "a.en.ts links to /spring, which begins on 2027-04-01. Until then, link to another page or set from: '2027-04-01' here too.",
    { from: '2027-04-01' },
  ],
  [undefined, { from: '2027-04-01' }, { from: '2027-04-01' }],
  [undefined, { from: '2027-03-10' }],
  // A link that works today and breaks on the day after.
  [
    "a.en.ts links to /spring, which ends on 2027-04-30. Link to another page, or set until: '2027-04-30' here too.",
    { until: '2027-04-30' },
  ],
  [undefined, { until: '2027-04-30' }, { until: '2027-04-30' }],
])('%s (%j, linked from %j)', (issue, spring, page = {}) => {
  const files = [
    { file: 'a.en.ts', page: { path: '/a', sections: [link], ...page } as const },
    { file: 'spring.en.ts', page: { path: '/spring', sections: [{ cta: { to: '/spring' } }], ...spring } as const },
  ]
  expect(scheduleIssues(files, [], today)).toEqual(issue ? [issue] : [])
})

test.each<[issue: string, spring: Schedule]>([
  ['which begins on 2027-04-01. Until then, link to another page.', { from: '2027-04-01' }],
  ['which ends on 2027-04-30. Link to another page, or remove its until.', { until: '2027-04-30' }],
])('a redirect, which has no dates, is not asked for some: %s', (issue, spring) => {
  const files = [{ file: 'spring.en.ts', page: { path: '/spring', ...spring } as const }]
  const always = [{ file: 'redirects.ts', words: ['/spring'] }]
  expect(scheduleIssues(files, always, today)).toEqual([`redirects.ts links to /spring, ${issue}`])
})

test('a menu or a redirect that leads to a draft is an issue, the original of a translation is none', () => {
  const files = [
    { file: 'b.en.ts', page: { path: '/b', draft: true } as const },
    { file: 'b.he.ts', page: { path: '/b-he', translationOf: '/b', variantOf: '/b' } as const },
  ]
  const always = [{ file: 'redirects.ts', words: ['/b?utm_source=meta'] }]
  expect(scheduleIssues(files, always, today)).toEqual([
    'redirects.ts links to /b, which is a draft. Publish it, or link to another page.',
  ])
})

test.each<[issue: string, page: ScheduledPage]>([
  ["has from: '2027-02-30'. Write a day as year-month-day", { path: '/a', from: '2027-02-30' }],
  ["has until: '1.3.2027'. Write a day", { path: '/a', until: '1.3.2027' as '1-3-2027' }],
  ["has until: '2027-13-01'. Write a day", { path: '/a', banner: { until: '2027-13-01' } }],
  ["has until: '2027-03-01' before from: '2027-03-02'.", { path: '/a', from: '2027-03-02', until: '2027-03-01' }],
  ['is needed in every build.', { path: '/404', draft: true }],
])('refused: %s', (issue, page) => {
  const issues = scheduleIssues([{ file: 'a.en.ts', page }], [], today)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toContain(`a.en.ts ${issue}`)
})
