import { expect, test } from 'vitest'
import { locales } from '@repo/contract/locale.ts'
import { buildAddress, pages } from '@repo/content/testing/page-list.ts'
import { readDocument, get, readText } from './site.ts'

// As served: what a crawler or a visitor without scripts gets.

test('every page is served with its status', async () => {
  for (const page of pages)
    expect.soft((await get(buildAddress(page))).status, page.path).toBe(page.path === '/404' ? 404 : 200)
})

test('every page has its language, direction, title and description, and one policy', () => {
  for (const page of pages) {
    const document = readDocument(page)
    const { lang, dir } = document.documentElement
    expect.soft({ lang, dir }, page.path).toEqual({ lang: page.locale, dir: locales[page.locale].dir })
    expect.soft(document.title, page.path).toBe(page.title)
    expect.soft(document.querySelectorAll('meta[http-equiv="content-security-policy"]').length, page.path).toBe(1)
    if (page.shell === 'none') continue
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect.soft(description, page.path).toMatch(/\S/)
  }
})

test('a page keeps the styles of classes like [&_b]:text-lemon, which are escaped in its markup', () => {
  const lost = pages.flatMap((page) => {
    const document = readDocument(page)
    const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    const names = new Set([...document.querySelectorAll('[class*="[&"]')].flatMap(({ classList }) => [...classList]))
    const kept = css.replaceAll('\\', '')
    const isOther = (name: string) => name.includes(':lang(') && !name.includes(`:lang(${page.locale})`)
    return [...names]
      .filter((name) => name.includes('[&') && !isOther(name) && !kept.includes(`.${name}`))
      .map((name) => `${page.path}: ${name}`)
  })
  expect(lost).toEqual([])
})

test('every page has one h1; results have one for each of their four plans', () => {
  for (const page of pages.filter(({ shell }) => shell !== 'none')) {
    const headings = [...readDocument(page).querySelectorAll('h1')].map(readText)
    expect.soft(headings, page.path).toHaveLength(page.shell === 'results' ? 4 : 1)
    expect.soft(headings, page.path).not.toContain('')
  }
})

test('no page has a style attribute or an inline handler: the policy forbids them', () => {
  for (const page of pages) {
    const found = [...readDocument(page).querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    )
    expect.soft(found, page.path).toEqual([])
  }
})

test('RT-24 an empty page has a title, is out of search engines, and has nothing else', () => {
  const empty = pages.filter(({ shell }) => shell === 'none')
  for (const page of empty) {
    const document = readDocument(page)
    expect.soft(document.title, page.path).toMatch(/\S/)
    expect.soft(document.querySelector('meta[name="robots"]')?.getAttribute('content'), page.path).toBe('noindex')
    expect.soft(readText(document.body), page.path).toBe('')
  }
})
