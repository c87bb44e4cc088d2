import { expect, test } from 'vitest'
import { claimsModes, ledgerIn } from '@repo/content/claims/ledger.ts'
import type { Path } from '@repo/content/cta.ts'
import { missingDetails } from '@repo/content/owner.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { readBuilt } from '../built/built-page.ts'
import { builtFixture, faqFixture, fixtureLedger, fixturePage } from '../fixtures.ts'
import { ledger, root } from '@repo/content/testing/tested-build.ts'
import { destinationIssues } from './destination-issues.ts'
import { requiredRoutes } from './required-routes.ts'
import { routeIssues } from './route-issues.ts'

test.each(claimsModes)(
  'RT every required route is there, in its language, shell and order of sections (%s)',
  async (mode) => {
    const shown = ledgerIn(mode)
    expect(routeIssues(await readResolvedPages(shown), shown)).toEqual([])
  },
)

test('RT every required route leads where it should, and nowhere else', async () => {
  const { built, missing } = readBuilt(root, await readResolvedPages(ledger))
  expect([...missing, ...built.flatMap((one) => destinationIssues(one))]).toEqual([])
})

test('RT-32 search engines may list exactly these routes, each with its translation', async () => {
  const pages = (await readResolvedPages(ledger)).map(({ page }) => page).filter(({ path }) => requiredRoutes[path])
  const isComplete = missingDetails().length === 0
  for (const page of pages) {
    const required = requiredRoutes[page.path]
    // Legal pages wait for the details of the owner.
    const isDraft = page.shell === 'legal' && !page.path.startsWith('/credits') && !isComplete
    expect.soft(page.indexable, page.path).toBe(required?.indexed === true && !isDraft)
    const pairs = page.indexable ? findTranslations(page, pages).filter(({ indexable }) => indexable) : []
    const paths = pairs.map(({ path }) => path)
    if (!isDraft) expect.soft(paths, page.path).toEqual(required?.pair ? [required.pair] : [])
  }
})

test('RT-24 the empty pages are these two', async () => {
  const empty = (await readResolvedPages(ledger)).filter(({ page }) => page.shell === 'none')
  expect(empty.map(({ page }) => page.path).toSorted()).toEqual<Path[]>(['/5-reasons-empty-2-he-copy', '/blank'])
})

const routes = { '/x': { ids: 'RT-01', locale: 'en', shell: 'variant', parts: ['faq'], leadsTo: [] } } as const

test('RT a required route that is missing, or is not as required', () => {
  expect(routeIssues([], {}, routes)).toEqual([
    'RT-01 requires /x, but no file in packages/content/pages/ has this path. Write one.',
  ])
  expect(routeIssues([fixturePage({ locale: 'he', trial: 'trial7' })], {}, routes)).toEqual([
    'packages/content/pages/x.en.ts ("/x") has the locale he, but en is required (RT-01, apps/site/checks/as-specified/required-routes.ts).',
    'packages/content/pages/x.en.ts ("/x") has the trial trial7, but none is required (RT-01, apps/site/checks/as-specified/required-routes.ts).',
    'packages/content/pages/x.en.ts ("/x") is made of nothing, but faq is required (RT-01, apps/site/checks/as-specified/required-routes.ts).',
  ])
  expect(routeIssues([fixturePage({ sections: faqFixture('') })], {}, routes)).toEqual([])
})

test('RT a part may go with a claim that is off, or the one named for it stand there', () => {
  const off = { tea: fixtureLedger.teaOff }
  const another = [{ kind: 'notFound' }] as unknown as PageTexts['sections']
  const named = { '/x': { ...routes['/x'], instead: { faq: 'notFound' } } } as const
  expect(routeIssues([fixturePage({}), fixturePage({ path: '/black-friday' })], off, routes)).toEqual([])
  expect(routeIssues([fixturePage({ sections: another })], off, routes)).toHaveLength(1)
  expect(routeIssues([fixturePage({ sections: another })], off, named)).toEqual([])
  expect(routeIssues([fixturePage({ sections: another })], {}, named)).toHaveLength(1)
})

test('RT the main part of a required route leads where it should, and nowhere else', () => {
  const routes = {
    '/x': { ids: 'RT-01', locale: 'en', shell: 'site', parts: [], leadsTo: ['/tea', 'nowhere'] },
  } as const
  const issues = (main: string) =>
    destinationIssues(builtFixture({}, { main, frame: '<a href="/other">Other</a>' }), routes)
  expect(issues('<a href="/tea">Tea</a><a role="link" aria-disabled="true">Soon</a><a href="#a">A</a>')).toEqual([])
  expect(issues('<a href="/tea">Tea</a><a href="/coffee">Coffee</a>')).toEqual([
    expect.stringContaining('has no link to "nowhere" in its main part: RT-01 requires /tea, nowhere'),
    expect.stringContaining('links to /coffee in its main part'),
  ])
})
