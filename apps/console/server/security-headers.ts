import { createMiddleware } from 'hono/factory'

/** On every response, also on errors and files. HSTS only where there is TLS; what a file says about caching stays. */
export function securityHeaders(origin: string) {
  const headers = Object.entries({
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
  })
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of headers)
      if (name !== 'cache-control' || !c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')
