import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { stopServer } from '@repo/server/http/stop-server.ts'
import type { consoleApp } from '../../server/app.ts'

/** A console of the demo, and who can sign in to it. */
interface DemoConsole {
  app: ReturnType<typeof consoleApp>
  newSignInToken: () => Promise<string>
}

interface Demo {
  port: number
  origin: string
  month: DemoConsole
  firstDay: DemoConsole
}

/**
 * Answers for both consoles of the demo, on this machine alone: the cookie `demo-days` says which. A page that is opened without a session
 * gets one; the page of the sign-in stays what it is.
 */
export async function startDemoServer({ port, origin, month, firstDay }: Demo) {
  const front = new Hono()
  front.get('/api/demo/:days', async (c) => {
    const days = c.req.param('days') === 'first' ? 'first' : 'month'
    setCookie(c, 'demo-days', days, { path: '/' })
    const answer = c.redirect('/')
    await signIn(answer.headers, days === 'first' ? firstDay : month, c.req.header('user-agent'))
    return answer
  })
  front.all('*', async (c) => {
    const demo = getCookie(c, 'demo-days') === 'first' ? firstDay : month
    const { pathname } = new URL(c.req.url)
    const isPage = c.req.method === 'GET' && !/^\/(api|assets|sign-in)/.test(pathname)
    const answer = await demo.app.fetch(c.req.raw, c.env)
    if (!isPage || (await isSignedIn())) return answer
    const headers = new Headers(answer.headers)
    await signIn(headers, demo, c.req.header('user-agent'))
    return new Response(answer.body, { status: answer.status, headers })

    async function isSignedIn(): Promise<boolean> {
      const session = await demo.app.request(`${origin}/api/session`, { headers: sent(c.req.header('cookie')) })
      return session.ok
    }
  })
  const server = createAdaptorServer({ fetch: front.fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, resolve)
  })
  return { stop: () => stopServer(server, 10_000) }

  /** By a link, as a person does: the console itself begins the session. */
  async function signIn(headers: Headers, { app, newSignInToken }: DemoConsole, agent = ''): Promise<void> {
    const answer = await app.request(`${origin}/api/sign-in/link`, {
      method: 'POST',
      headers: { ...sent(), origin, 'user-agent': agent, 'content-type': 'application/json' },
      body: JSON.stringify({ token: await newSignInToken() }),
    })
    for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  }

  /** What the console wants of a request of its own page. */
  function sent(cookie = ''): Record<string, string> {
    return { host: new URL(origin).host, 'sec-fetch-site': 'same-origin', cookie }
  }
}
