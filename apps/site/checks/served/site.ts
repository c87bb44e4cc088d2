import { readFileSync } from 'node:fs'
import type { Document, Element } from 'happy-dom'
import { inject } from 'vitest'
import type { PageTexts } from '@repo/content/page.ts'
import { parseHtml } from '../built/read-page.ts'
import { root } from '@repo/content/testing/tested-build.ts'

/** One request to nginx, as a browser sends it; redirects are answers, not followed. */
export function get(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(inject('origin') + path, { redirect: 'manual', ...options })
}

/** The headers of an answer, by name. */
export function readHeaders(response: Response): Record<string, string> {
  return Object.fromEntries(response.headers)
}

/** A built page as it is in the file. */
export function readSource({ path }: Pick<PageTexts, 'path'>): string {
  return readFileSync(`${root}${path === '/' ? '/index' : path}.html`, 'utf8')
}

const documents = new Map<string, Document>()

/** A built page as a browser without scripts sees it, parsed once. */
export function readDocument(page: Pick<PageTexts, 'path'>): Document {
  const document = documents.get(page.path) ?? parseHtml(readSource(page))
  documents.set(page.path, document)
  return document
}

/** The one element that a selector finds. */
export function one(within: Document | Element, selector: string): Element {
  const found = [...within.querySelectorAll(selector)]
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements are "${selector}", not one.`)
  return found[0]
}

/** The text of an element as it is read: without isolates, runs of spaces as one. */
export function readText(element: Element): string {
  return withoutIsolates(element.textContent ?? '')
}

export function withoutIsolates(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
