import type { BrowserContext, TestFixture } from '@playwright/test'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Google's and Meta's servers, as far as they matter here, on this machine: their scripts leave a cookie and repeat
 * every command of the page. The page under test has the real addresses in it; `reach` leads them here, past the
 * page's security policy, and nothing of a test gets to the real ones.
 */
export async function stubTags(): Promise<StubTags> {
  const stub = { loaded: [] as string[], google: [] as unknown[][], ads: [] as unknown[][], meta: [] as unknown[][] }
  const server = createServer((request, response) => {
    void answer()

    async function answer() {
      const { pathname } = new URL(request.url ?? '/', 'http://stub')
      const script = scripts[pathname]
      if (script) stub.loaded.push(pathname)
      if (pathname === '/g/collect') receive(stub.google, JSON.parse(await readBody(request)) as Sent)
      if (pathname === '/pagead/conversion') receive(stub.ads, JSON.parse(await readBody(request)) as Sent)
      if (pathname === '/tr') receive(stub.meta, JSON.parse(await readBody(request)) as Sent)
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('content-type', 'text/javascript')
      response.end(script ?? '')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...stub,
    async reach(context) {
      await context.route(theirs, async (route) => {
        const { pathname, search } = new URL(route.request().url())
        const request = route.request()
        // Not route.fetch: its answer is lost with the page, which may have moved on.
        const answer = await fetch(origin + pathname + search, {
          method: request.method(),
          body: request.postData(),
        }).catch(() => undefined)
        // The test is over, and the stub with it.
        if (!answer) return route.abort()
        await route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        })
      })
    },
    forget() {
      for (const list of [stub.loaded, stub.google, stub.ads, stub.meta]) list.length = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A fixture for tests that ask nothing of the services: in every test, so that none reaches the real ones. */
export const stubbedTags: [TestFixture<void, { context: BrowserContext }>, { auto: true }] = [
  async ({ context }, run) => {
    const stub = await stubTags()
    await stub.reach(context)
    await run()
    stub.close()
  },
  { auto: true },
]

export interface StubTags {
  /** The scripts that were asked for. */
  loaded: string[]
  /** The commands that each of them received, in order. */
  google: unknown[][]
  /** Conversions of Google Ads, which are among Google's commands too. */
  ads: unknown[][]
  meta: unknown[][]
  reach: (context: BrowserContext) => Promise<void>
  forget: () => void
  close: () => void
}

const theirs =
  /^https:\/\/(www\.googletagmanager\.com|[\w.]+\.google-analytics\.com|googleads\.g\.doubleclick\.net|connect\.facebook\.net|www\.facebook\.com)\//

/** A command with its place among those of its page. */
interface Sent {
  page: string
  place: number
  command: unknown[]
}

const places = new WeakMap<unknown[], Sent>()

/** Requests side by side may arrive in any order: a command goes before later ones of its page. */
function receive(list: unknown[][], sent: Sent): void {
  places.set(sent.command, sent)
  const later = list.findIndex((command) => {
    const other = places.get(command)
    return other?.page === sent.page && other.place > sent.place
  })
  list.splice(later < 0 ? list.length : later, 0, sent.command)
}

// At once, and kept alive: a page may be left in the same moment. With the address of the page, as the real ones do.
const sendTo = (address: string) =>
  `const page = crypto.randomUUID()
    let place = 0
    const send = (command, address = '${address}') =>
      fetch(address, { method: 'POST', keepalive: true, body: JSON.stringify({ page, place: place++, href: location.href, command }) })`

const scripts: Readonly<Record<string, string>> = {
  '/gtag/js': `{ ${sendTo('https://region1.google-analytics.com/g/collect')}
    document.cookie = '_ga=GA1.1.1.1; path=/; max-age=3600'
    const layer = window[new URL(document.currentScript.src).searchParams.get('l')]
    const receive = (entry) => {
      if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
      send([...entry])
      if (entry[1] === 'conversion') send([...entry], 'https://googleads.g.doubleclick.net/pagead/conversion')
    }
    layer.forEach(receive)
    layer.push = receive
  }`,
  '/en_US/fbevents.js': `{ ${sendTo('https://www.facebook.com/tr')}
    document.cookie = '_fbp=fb.0.1.1; path=/; max-age=3600'
    fbq.callMethod = (...command) => send(command)
    fbq.queue.forEach((command) => fbq.callMethod(...command))
  }`,
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
