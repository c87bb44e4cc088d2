import type { BrowserContext, Page as Tab } from '@playwright/test'
import { existsSync } from 'node:fs'
import { expect } from '../strict-page.ts'

/** The requests that pages of a context make, other than for the page itself. */
export function recordRequests(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.push(request.url())
  })
  return asked
}

/** TR-03: own files only, and neither a cookie nor anything in storage. */
export async function expectSilence(tab: Tab, context: BrowserContext, asked: readonly string[]): Promise<void> {
  await tab.waitForLoadState('networkidle')
  expect(asked.filter((url) => !isOwnFile(new URL(url)))).toEqual([])
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
  const kept = await tab.evaluate(async () => ({
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(kept).toEqual({ session: 0, databases: [], caches: [], workers: 0 })
}

/** A built file or page, asked for without a word about the visitor. */
function isOwnFile({ protocol, pathname, search }: URL): boolean {
  return (
    protocol === 'data:' ||
    (search === '' && [pathname, `${pathname}.html`].some((name) => existsSync(`dist${decodeURIComponent(name)}`)))
  )
}
