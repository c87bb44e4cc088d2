import { nearest } from '@repo/contract/nearest.ts'
import { campaignIssues, campaignLink } from './campaign-link.ts'
import type { Path } from './cta.ts'
import type { MovedPage, ShortLink } from './redirects.ts'

/** An address that leads to a page. */
export interface Redirect {
  from: Path
  /** A page, with its campaign if there is one. */
  to: Path
  /** A short link may lead elsewhere tomorrow; a page has moved for good. */
  status: 301 | 302
}

export interface RedirectLists {
  shortLinks: readonly ShortLink[]
  movedPages: readonly MovedPage[]
}

/** The redirects that an owner's two lists ask for. */
export function listRedirects({ shortLinks, movedPages }: RedirectLists): Redirect[] {
  return [
    ...shortLinks.map((link) => ({ from: shortPath(link), to: campaignLink(link.to, link), status: 302 as const })),
    ...movedPages.map(({ from, to }) => ({ from, to, status: 301 as const })),
  ]
}

/** The address to follow: the redirect's own parameters, then the visitor's, without those that the redirect has itself. */
export function buildLocation({ to }: Redirect, search: string): string {
  const [page, own = ''] = to.split('?')
  const names = new Set(own.split('&').map(nameIn))
  const kept = search.split('&').filter((part) => part !== '' && !names.has(nameIn(part)))
  const all = [...(own === '' ? [] : [own]), ...kept]
  return all.length === 0 ? to : `${page}?${all.join('&')}`
}

function nameIn(parameter: string): string {
  return parameter.split('=', 1)[0] ?? ''
}

/**
 * What is wrong with the lists, one sentence each, given the pages of this build and all that are written. A redirect leads from an address that is no page to one that
 * is, so there is no chain and no loop, and none leaves the site (CWE-601).
 */
export function redirectIssues(
  { shortLinks, movedPages }: RedirectLists,
  pages: readonly Path[],
  written = pages,
): string[] {
  const all = [...shortLinks.map((link) => ({ ...link, from: shortPath(link) })), ...movedPages]
  return [
    ...shortLinks.flatMap((link) => [
      ...(/^[a-z0-9][a-z0-9-]*$/.test(link.name)
        ? []
        : [say(shortPath(link), 'is no plain name. Write it in lower case, with digits and hyphens only.')]),
      ...campaignIssues(link).map((issue) => say(shortPath(link), issue)),
    ]),
    ...movedPages.flatMap(({ from }) => {
      if (from.startsWith('/go/')) return [say(from, 'is a short link. Move it to shortLinks.')]
      if (/^\/(assets|collect|share|_[^/]*)(\/|$)/.test(from))
        return [say(from, 'is a file of the build. Leave it out.')]
      // Plain characters of a path: nothing here may be read as a part of nginx's configuration.
      return /^(\/[\p{L}\p{M}\p{N}._~-]+)+$/u.test(from)
        ? []
        : [say(from, 'is no plain address. Write a path like /prices, without a slash at the end, and without ? or %.')]
    }),
    ...all.flatMap(({ from, to }, place) => [
      ...(isAmong(from, pages) ? [say(from, 'is a page. A redirect would hide it; remove one of the two.')] : []),
      ...(all.slice(0, place).some((other) => same(other.from, from))
        ? [say(from, 'is there twice. Remove one.')]
        : []),
      ...targetIssues(from, to, all, written),
    ]),
  ]
}

function targetIssues(from: Path, to: Path, all: readonly MovedPage[], pages: readonly Path[]): string[] {
  if (pages.includes(to) && to !== '/404') return []
  const next = all.find((other) => same(other.from, to))
  if (next && next.to !== to && pages.includes(next.to))
    return [say(from, `leads to ${to}, which itself leads to ${next.to}. Write to: '${next.to}'.`)]
  const meant = nearest(to, pages)
  return [say(from, `leads to ${to}, but there is no such page.${meant ? ` Did you mean ${meant}?` : ''}`)]
}

function shortPath({ name }: ShortLink): Path {
  return `/go/${name}`
}

function isAmong(path: Path, pages: readonly Path[]): boolean {
  return pages.some((page) => same(page, path))
}

/** nginx compares the addresses of a map without regard to case. */
function same(one: string, two: string): boolean {
  return one.toLowerCase() === two.toLowerCase()
}

function say(from: Path, issue: string): string {
  return `packages/content/redirects.ts: ${from} ${issue}`
}
