import { test as base, expect, type Page as Tab, type WorkerFixture } from '@playwright/test'
import { createServer, type RequestListener } from 'node:http'
import { freePort } from '@repo/testing/free-port.ts'
import { startTestCollector } from '@repo/collector/testing/test-collector.ts'
import { startTestService } from '@repo/collector/testing/test-service.ts'
import { builtSite, type SiteName } from './built-site.ts'

/** Playwright's test on the site of an owner who collects: nginx before it, the service and its PostgreSQL behind. */
export const test = base.extend<{ clean: void; requests: string[] }, { stack: Stack }>({
  stack: createStackFixture('with-collector'),
  baseURL: ({ stack }, run) => run(stack.origin),
  clean: [
    async ({ stack }, run) => {
      await stack.rows('truncate events, bad_events, leads, outbox cascade')
      await run()
      expect(await stack.rows('select reason, payload from bad_events')).toEqual([])
      await stack.up()
    },
    { auto: true },
  ],
  /** Requests of the pages to the collector. */
  requests: async ({ context }, run) => {
    const requests: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('/collect')) requests.push(request.url())
    })
    await run(requests)
  },
})

export { expect }

/** A fixture: an owner's stack, one for all tests of a worker, because its database takes a moment to start. */
export function createStackFixture(
  name: SiteName,
): [WorkerFixture<Stack, object>, { scope: 'worker'; timeout: number }] {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, run) => {
      const stack = await startStack(name)
      await run(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ]
}

/** The same on the site of an owner who switched everything on. One fixture for all files, so that they share their workers. */
export const testWithEverything = test.extend<object, { stack: Stack }>({
  stack: createStackFixture('with-everything'),
})

/** An owner's stack: the site, and a service that can be down. */
async function startStack(name: SiteName) {
  const port = await freePort()
  const site = await builtSite(name, `127.0.0.1:${port}`)
  const settings = { COLLECTOR_PORT: String(port), COLLECTOR_ORIGINS: site.origin, COLLECTOR_TRUST_PROXY: 'true' }
  const { postgres, urls, rows, service } = await startTestCollector(settings)
  let running: typeof service | undefined = service
  return {
    origin: site.origin,
    folder: site.folder,
    rows,
    async down() {
      await running?.stop()
      running = undefined
    },
    /** The service as it is, or anew with other settings. */
    async up(more?: Record<string, string>) {
      if (running && !more) return
      await running?.stop()
      running = await startTestService(urls.ingest, { ...settings, ...more })
      await running.ready()
    },
    /** Another server where the service should be: a moved host, an access page, a proxy with a wrong setting. */
    async standIn(answer: RequestListener): Promise<{ close: () => Promise<unknown> }> {
      await running?.stop()
      running = undefined
      const server = createServer(answer)
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      return {
        close() {
          server.closeAllConnections()
          return new Promise((resolve) => server.close(resolve))
        },
      }
    },
    async close() {
      await running?.stop()
      postgres.stop()
      site.close()
    },
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>

/** What the page keeps: nothing but what a visitor agreed to. */
export function keptBy(tab: Tab) {
  return tab.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage) }))
}
