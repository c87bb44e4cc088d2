import { Window, type Document, type Element, type HTMLTemplateElement, type Node } from 'happy-dom'

/** One text of a built page: a text node, a spoken attribute, or a string that an island gets as a property. */
export interface PageText {
  text: string
  /** The nearest `lang` above it. */
  lang: string
  place: Place
  /** Texts of one block (a paragraph, a button) have the same number: they are read as one sentence. */
  block: number
  /** Is it a number of a sample, a sum, a price list or a progress, which code computes? */
  isComputed: boolean
}

/** Head: what search results and shared links quote. Frame: the bars, the banner and the footer around the main part. */
export type Place = 'head' | 'frame' | 'main'

const { DOMParser } = new Window({ settings: { disableJavaScriptEvaluation: true } })

/** Parses a page as a browser without scripts does. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Parses XML, which has to be well-formed. */
export function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const error = document.querySelector('parsererror')
  if (error) throw new Error(error.textContent)
  return document
}

/** Every text of a page that a visitor, a screen reader or a search engine gets, in the order of the page. */
export function readTexts(document: Document): PageText[] {
  const texts: PageText[] = []
  let block = 0
  visit(document.documentElement, { lang: '', place: 'frame', isComputed: false })
  return texts.filter(({ text }) => text !== '')

  function visit(node: Node, around: Omit<PageText, 'text' | 'block'>): void {
    if (node.nodeType === 3) texts.push({ text: plain(node.textContent ?? ''), ...around, block })
    if (node.nodeType !== 1) return
    const element = node as Element
    const tag = element.localName
    if (tag === 'style' || (tag === 'script' && element.getAttribute('type') !== 'application/ld+json')) return
    // Data for search engines has English keys on every page.
    const own = {
      lang: tag === 'script' ? '' : (element.getAttribute('lang') ?? around.lang),
      place: tag === 'head' || tag === 'script' ? 'head' : tag === 'main' ? 'main' : around.place,
      isComputed: around.isComputed || element.matches(computed),
    } as const
    for (const text of attributeTexts(element)) texts.push({ text: plain(text), ...own, block: ++block })
    if (tag === 'br') texts.push({ text: ' ', ...around, block })
    if (!inline.has(tag)) block++
    const { childNodes } = tag === 'template' ? (element as HTMLTemplateElement).content : element
    for (const child of childNodes) visit(child, own)
    if (!inline.has(tag)) block++
  }
}

/** What a script or a sum fills in: the price list, the calculator, the demo dashboard, a progress. */
const computed = '[data-computed], [data-shows], [data-tier], [data-answered], input[type=range]'

/** Texts as one: each block in a line, with and without a space at its tags: a tag may be inside a word or between two. */
export function joined(texts: readonly PageText[]): string {
  return [...Map.groupBy(texts, ({ block }) => block).values()]
    .flatMap((block) => [...new Set(['', ' '].map((gap) => block.map(({ text }) => text).join(gap)))])
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const inline = new Set('a abbr b bdi br code em i label mark s small span strong sub sup time tspan u wbr'.split(' '))

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]

function attributeTexts(element: Element): string[] {
  const said = spoken.map((name) => element.getAttribute(name) ?? '')
  if (element.localName === 'meta' && isQuoted(element)) said.push(element.getAttribute('content') ?? '')
  if (element.localName === 'astro-island') said.push(...copyIn(JSON.parse(element.getAttribute('props') ?? '{}')))
  return said.filter((text) => text !== '')
}

/** A description of the page; not an address, a size or a policy. */
function isQuoted(meta: Element): boolean {
  return /^(description|(og|twitter):(title|description|image:alt))$/.test(
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
  )
}

/** Properties of an island that only the code reads. Every other string that is no address is copy. */
const notCopy = new Set(['icon', 'kind', 'lang', 'rel', 'target', 'to'])

/** The strings of an island's properties, as Astro writes them: `[type, value]`. */
function copyIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [] : [value.replace(/%\w+%/g, '\uFFFC')]
  if (Array.isArray(value)) return value.flatMap(copyIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => (notCopy.has(key) ? [] : copyIn(part)))
}

/** Without marks of copy, isolates and no-break spaces. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]|\*\*/g, '').replace(/\s+/g, ' ')
}
