import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { isExpected } from './expected-console-errors.ts'

/** Playwright's test, and the page must be silent: an error in the console or a request it should not make fails the test. */
export const test = base.extend<{ noise: string[] }>({
  noise: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const noise: string[] = []
      listen(context, { origin: baseURL ?? '', hasScripts: javaScriptEnabled !== false }, noise)
      await use(noise)
      expect(noise, 'what the page should not have said or asked for').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function listen(
  context: BrowserContext,
  { origin, hasScripts }: { origin: string; hasScripts: boolean },
  noise: string[],
): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || isMissingDocument(message)) return
    if (!isExpected(message.text())) noise.push(`console.error: ${message.text()}`)
  })
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) noise.push(`another origin: ${url.href}`)
    if (request.method() !== 'GET') noise.push(`${request.method()} ${url.href}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given'
    // What was still loading when a test left the page, and scripts where they are off.
    if (reason === 'net::ERR_ABORTED' || (!hasScripts && request.url().endsWith('.js'))) return
    noise.push(`failed: ${request.url()} (${reason})`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      noise.push(`${response.status()}: ${response.url()}`)
  })
}

/** Chromium itself reports that the 404 page came with its status. */
function isMissingDocument(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url === message.page()?.url()
}
