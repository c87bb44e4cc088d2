import type { Page as Tab } from '@playwright/test'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

test.use({ javaScriptEnabled: false })

for (const page of drawnPages) {
  test(`${page.path} links only to what is there, and leaves the site in a new tab`, async ({ page: tab, request }) => {
    await tab.goto(addressOf(page))
    const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
    const faults: string[] = []
    for (const link of await linksOn(tab)) {
      const fault = await faultOf(link, page.shell === 'results', statusOf)
      if (fault) faults.push(`"${link.text}" → ${link.href}: ${fault}`)
    }
    expect(faults).toEqual([])
  })
}

interface Link {
  text: string
  href: string | null
  target: string
  rel: string
  isDisabled: boolean
  /** For a link within the page: is its target there? */
  isAnchored: boolean
}

async function faultOf(
  { href, target, rel, isDisabled, isAnchored }: Link,
  hidesReferrer: boolean,
  statusOf: (path: string) => Promise<number>,
): Promise<string | undefined> {
  if (href === null) return isDisabled ? undefined : 'no href, and not role="link" aria-disabled="true"'
  if (href.startsWith('#')) return isAnchored ? undefined : 'nothing on the page has this id'
  if (/^https?:/.test(href)) {
    if (target !== '_blank') return 'leaves the site without opening a new tab'
    const wanted = hidesReferrer ? ['noopener', 'noreferrer'] : ['noopener']
    return wanted.every((word) => rel.split(' ').includes(word)) ? undefined : `rel lacks ${wanted.join(' and ')}`
  }
  if (/^(mailto|tel):/.test(href)) return target === '' ? undefined : 'opens a new tab for a letter or a call'
  if (!href.startsWith('/')) return 'not a path of the site'
  if (target !== '') return 'opens a new tab inside the site'
  const path = href.replace(/[?#].*/, '')
  const status = await statusOf(path)
  return status === 200 ? undefined : `answers ${status}`
}

function linksOn(tab: Tab): Promise<Link[]> {
  return tab.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const href = link.getAttribute('href')
      return {
        text: link.textContent.trim(),
        href,
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
        isDisabled: link.getAttribute('role') === 'link' && link.getAttribute('aria-disabled') === 'true',
        isAnchored: document.getElementById(href?.slice(1) ?? '') !== null,
      }
    }),
  )
}
