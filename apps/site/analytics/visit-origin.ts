import type { VisitOrigin } from '@repo/contract/events.ts'
import { experimentAssignment, pagePath } from '@repo/contract/visit-origin.ts'

/** Where the visit began, as the address says it. Malformed values are left out. */
export function visitOrigin(search: string): VisitOrigin {
  const query = new URLSearchParams(search)
  const from = query.get('from') ?? ''
  const exp = query.get('exp') ?? ''
  return { ...(pagePath.test(from) && { from }), ...(experimentAssignment.test(exp) && { exp }) }
}

/**
 * Carries the origin of the visit on in a link inside the site (TR-05): `page` is this page's path, where the visit began if the address does
 * not say otherwise. A link that names its own origin keeps it.
 */
export function withOrigin(href: string, { href: base, origin, search }: Place, page: string): string {
  // Not URL.parse, which browsers of early 2024 lack.
  if (href.startsWith('#') || !URL.canParse(href, base)) return href
  const url = new URL(href, base)
  if (url.origin !== origin) return href
  for (const [name, value] of Object.entries({ from: page, ...visitOrigin(search) }))
    if (value && !url.searchParams.has(name)) url.search += `${url.search ? '&' : '?'}${name}=${value}`
  return url.href.slice(origin.length)
}

type Place = Pick<Location, 'href' | 'origin' | 'search'>
