import { existsSync } from 'node:fs'
import type { Document, Element } from 'happy-dom'
import type { Source } from '@repo/content/testing/collect-copy.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { describePage, type BuiltPage } from './built-page.ts'

/** Every link leads to a page, a file or a part of a page that is there, in its own language; what leaves the site opens a new tab without an opener. */
export function linkIssues(one: BuiltPage, site: Site): string[] {
  return [...one.document.querySelectorAll('a')].flatMap((link) => {
    const issue = findIssue(link, one, site)
    const label = (link.textContent.trim() || link.getAttribute('aria-label')) ?? ''
    return issue
      ? [
          `${describePage(one)} links "${label}" to ${link.getAttribute('href')}: ${issue}. Change it in ${one.file}, packages/content/ui/ or apps/site/layout/.`,
        ]
      : []
  })
}

/** What a build wrote: its folder, its pages, and the names of services in the owner's settings. */
export interface Site {
  root: string
  built: readonly BuiltPage[]
  names?: readonly string[]
  /** Words that several pages share. */
  words?: readonly Source[]
}

function findIssue(link: Element, one: BuiltPage, site: Site): string | undefined {
  const [href, target, rel] = ['href', 'target', 'rel'].map((name) => link.getAttribute(name))
  if (href === null || href === undefined)
    return link.getAttribute('role') === 'link' && link.getAttribute('aria-disabled') === 'true'
      ? undefined
      : 'it has no address, and is not role="link" aria-disabled="true"'
  if (/^https?:/.test(href)) {
    if (target !== '_blank') return 'it leaves the site without opening a new tab'
    const wanted = one.page.shell === 'results' ? ['noopener', 'noreferrer'] : ['noopener']
    return wanted.every((word) => rel?.split(' ').includes(word)) ? undefined : `its rel lacks ${wanted.join(' and ')}`
  }
  if (target) return 'it opens a new tab without leaving the site'
  if (/^(mailto|tel):/.test(href)) return undefined
  if (href.startsWith('#')) return hasPart(one.document, href.slice(1))
  if (!href.startsWith('/')) return 'it is no path of the site'
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const page = site.built.find((other) => other.page.path === path && path !== '/404')
  if (page) return wrongLanguage(link, page, site) ?? (fragment ? hasPart(page.document, fragment) : undefined)
  return /\.\w+$/.test(path) && !path.endsWith('.html') && existsSync(site.root + path)
    ? undefined
    : 'there is no such page'
}

/** RT-32: a link stays in its language wherever the page exists in it, else it says which language it leads to. An empty page has none. */
function wrongLanguage(link: Element, { page }: BuiltPage, site: Site): string | undefined {
  const lang = link.closest('[lang]')?.getAttribute('lang')
  if (page.locale === lang || page.shell === 'none') return undefined
  const own = findTranslations(
    page,
    site.built.map((other) => other.page),
  ).find(({ locale }) => locale === lang)
  if (own) return `that page is in another language, and ${own.path} is the same in this one`
  return link.getAttribute('hreflang') === page.locale
    ? undefined
    : `that page is in another language, and the link does not say so: its label, and hreflang="${page.locale}"`
}

function hasPart(document: Document, id: string): string | undefined {
  return document.getElementById(id) ? undefined : `nothing on that page has the id "${id}"`
}
