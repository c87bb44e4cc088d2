import { test as base, expect, type Page as Tab } from '@playwright/test'
import { countedSite } from './counted-site.ts'
import { stubTags, type StubTags } from './stub-tags.ts'

/** Playwright's test on the site of an owner who measures. Whatever Google and Meta hear, they hear on this machine. */
export const test = base.extend<{ tags: StubTags; noise: string[] }, { origin: string; stub: StubTags }>({
  // One build for a file's tests, which takes a moment.
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, run) => {
      const site = await countedSite({ MEASURE_GOOGLE: ids.google, MEASURE_META: ids.meta })
      await run(site.origin)
      site.close()
    },
    { scope: 'worker', timeout: 400_000 },
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

export const ids = { google: 'G-STUB123456', meta: '123456789012345' }

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
