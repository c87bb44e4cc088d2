/**
 * The response headers. `deploy/nginx.conf.template` has the same ones, held to these by a test; `deploy/static-host.ts` writes them
 * for hosts that read a file `_headers`.
 */
export const securityHeaders = {
  // The part for every page. The hashes of scripts and styles are in the page itself: apps/site/build/content-policy.ts.
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn our origin and no more: enough for the marketplace to see where an install came from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The listing and the chat open in tabs of their own; a site that opens ours gets no handle on its window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const

/** Files with a content hash in the name never change, a draw of an experiment is never kept, everything else is revalidated. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  entrances: 'no-store',
  rest: 'no-cache',
} as const
