import { test as base, expect, type Page as Tab } from '@playwright/test'
import { builtSite, sites } from './built-site.ts'
import { stubTags, type StubTags } from './stub-tags.ts'

/** Playwright's test on the site of an owner who measures. Whatever Google and Meta hear, they hear on this machine. */
export const test = base.extend<{ tags: StubTags; noise: string[] }, { origin: string; stub: StubTags }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, run) => {
      const site = await builtSite('with-tags')
      await run(site.origin)
      site.close()
    },
    { scope: 'worker' },
  ],
  stub: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, run) => {
      const stub = await stubTags()
      await run(stub)
      stub.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, run) => run(origin),
  tags: async ({ stub, context }, run) => {
    stub.forget()
    await stub.reach(context)
    await run(stub)
  },
  noise: [
    async ({ context }, run) => {
      const noise: string[] = []
      // A security policy that refuses a service would say so here.
      context.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
      context.on('weberror', (error) => noise.push(error.error().message))
      await run(noise)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const ids = { google: sites['with-tags'].MEASURE_GOOGLE, meta: sites['with-tags'].MEASURE_META }

/** The question on a page, and the ways to answer it. */
export function questionOn(tab: Tab) {
  const region = tab.locator('#consent-banner')
  return {
    region,
    more: region.locator('[aria-controls]'),
    yes: region.locator('[data-answer="granted"]'),
    no: region.locator('[data-answer="denied"]'),
    again: tab.getByRole('contentinfo').locator('[data-asks-again]'),
  }
}
