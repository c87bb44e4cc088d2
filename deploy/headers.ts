/**
 * What every response says besides its content. `deploy/nginx.conf.template` says the same, and a test holds them together;
 * `deploy/static-host.ts` writes it for hosts that read a file `_headers`.
 */
export const securityHeaders = {
  // What holds for every page. Which scripts and styles one page may run stands in the page itself: build/content-policy.ts.
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn our origin and no more: enough for the marketplace to see where an install came from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The listing and the chat open in a tab of their own; nobody who opens us keeps a hand on our window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const

/** Files named by their content never change; everything else is asked for again each time. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
} as const
