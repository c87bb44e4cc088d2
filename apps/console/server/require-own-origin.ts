import { createMiddleware } from 'hono/factory'
import { HttpError } from '@repo/server/http/http-error.ts'

/**
 * DNS rebinding and CSRF: the Host is that of the setting, and what changes something comes from our own pages as JSON. The browser
 * sets these headers; a page of another site cannot.
 */
export function requireOwnOrigin(origin: string) {
  const { host } = new URL(origin)
  return createMiddleware(async (c, next) => {
    if (c.req.header('host') !== host) throw refused()
    const site = c.req.header('sec-fetch-site')
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      // `none` is the address bar. Pages may be opened from a link elsewhere, without the cookie (SameSite=Strict); the API may not.
      if (c.req.path.startsWith('/api/') && site !== undefined && site !== 'same-origin' && site !== 'none')
        throw refused()
    } else if (
      c.req.header('origin') !== origin ||
      site !== 'same-origin' ||
      !/^application\/json(;|$)/.test(c.req.header('content-type') ?? '')
    )
      throw refused()
    await next()
  })
}

const refused = () => new HttpError(403, 'not-allowed')
