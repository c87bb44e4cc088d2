import type { BrowserContext } from '@playwright/test'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Google's and Meta's servers, as far as they matter here, on this machine: their scripts leave a cookie and repeat
 * every command of the page. The page under test has the real addresses in it; `reach` leads them here, past the
 * page's security policy, and nothing of a test gets to the real ones.
 */
export async function stubTags(): Promise<StubTags> {
  const stub = { loaded: [] as string[], google: [] as unknown[][], meta: [] as unknown[][] }
  const server = createServer((request, response) => {
    void answer()

    async function answer() {
      const { pathname } = new URL(request.url ?? '/', 'http://stub')
      const script = scripts[pathname]
      if (script) stub.loaded.push(pathname)
      if (pathname === '/g/collect') stub.google.push(JSON.parse(await bodyOf(request)) as unknown[])
      if (pathname === '/tr') stub.meta.push(JSON.parse(await bodyOf(request)) as unknown[])
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
        })
        await route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        })
      })
    },
    forget() {
      for (const list of [stub.loaded, stub.google, stub.meta]) list.length = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface StubTags {
  /** The scripts that were asked for. */
  loaded: string[]
  /** The commands that each of them received, in order. */
  google: unknown[][]
  meta: unknown[][]
  reach: (context: BrowserContext) => Promise<void>
  forget: () => void
  close: () => void
}

const theirs =
  /^https:\/\/(www\.googletagmanager\.com|[\w.]+\.google-analytics\.com|connect\.facebook\.net|www\.facebook\.com)\//

// One request after the other: requests side by side may arrive in any order.
const tellTo = (address: string) =>
  `let sent = Promise.resolve()
    const send = (command) => fetch('${address}', { method: 'POST', keepalive: true, body: JSON.stringify(command) })
    const enqueue = (command) => (sent = sent.then(() => send(command)))`

const scripts: Readonly<Record<string, string>> = {
  '/gtag/js': `{ ${tellTo('https://region1.google-analytics.com/g/collect')}
    document.cookie = '_ga=GA1.1.1.1; path=/; max-age=3600'
    const layer = window[new URL(document.currentScript.src).searchParams.get('l')]
    const hear = (entry) => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]') enqueue([...entry])
    }
    layer.forEach(hear)
    layer.push = hear
  }`,
  '/en_US/fbevents.js': `{ ${tellTo('https://www.facebook.com/tr')}
    document.cookie = '_fbp=fb.0.1.1; path=/; max-age=3600'
    fbq.callMethod = (...command) => enqueue(command)
    fbq.queue.forEach((command) => fbq.callMethod(...command))
  }`,
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
