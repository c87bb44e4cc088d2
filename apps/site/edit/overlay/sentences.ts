import { hasId, idPattern, idsIn, withoutIds } from '../invisible-ids.ts'

/** A place in the page that shows a sentence: a text, the element that `<Words>` draws around several pieces, or an attribute. */
export interface Shown {
  id: number
  node: Text | Element
  /** Undefined: it is the text itself. */
  attribute?: string
}

/**
 * Takes the ids out of the page and keeps them, so that what is measured, copied and read aloud is the page itself. What React has not
 * hydrated yet waits: it compares each text with its own.
 */
export class Sentences {
  readonly #shown = new Map<Text | Element, Map<string, Shown>>()
  readonly #found: (shown: readonly Shown[]) => void
  #waits = false

  constructor(found: (shown: readonly Shown[]) => void) {
    this.#found = found
  }

  watch(): void {
    this.#collect([document.documentElement])
    const observer = new MutationObserver((changes) =>
      this.#collect(changes.flatMap(({ addedNodes, target }) => (addedNodes.length > 0 ? [...addedNodes] : [target]))),
    )
    observer.observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    })
  }

  /** What is in the page now, in its order. */
  all(): Shown[] {
    for (const node of this.#shown.keys()) if (!node.isConnected) this.#shown.delete(node)
    return [...this.#shown.values()]
      .flatMap((places) => [...places.values()])
      .toSorted((one, other) =>
        one.node.compareDocumentPosition(other.node) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
      )
  }

  /** Where a sentence is shown, in no order: asked at every key. */
  of(id: number): Shown[] {
    return [...this.#shown.values()].flatMap((places) =>
      [...places.values()].filter((shown) => shown.id === id && shown.node.isConnected),
    )
  }

  /** The sentence is drawn by another node now. */
  move(shown: Shown, node: Text | Element): void {
    this.#shown.delete(shown.node)
    shown.node = node
    this.#keep(shown)
  }

  #keep(shown: Shown): void {
    const places = this.#shown.get(shown.node) ?? new Map<string, Shown>()
    this.#shown.set(shown.node, places.set(shown.attribute ?? '', shown))
  }

  #collect(roots: readonly Node[]): void {
    const found: Shown[] = []
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text && hasId(node.data)) this.#take(node, found)
        else if (node instanceof Element && node.tagName !== 'ASTRO-ISLAND') this.#takeAttributes(node, found)
      }
    }
    for (const shown of found) this.#keep(shown)
    if (found.length > 0) this.#found(found)
  }

  #take(text: Text, found: Shown[]): void {
    const parent = text.parentElement
    if (!parent || parent.closest('script, style')) return
    if (!isHydrated(parent)) return this.#wait()
    const ids = idsIn(text.data)
    // Several sentences in one text, outside of islands: each becomes a text of its own.
    for (let rest = text, place = 0; place < ids.length - 1 && !parent.closest('astro-island'); place++) {
      const end = [...rest.data.matchAll(idPattern)][0]
      const next = rest.splitText((end?.index ?? 0) + (end?.[0].length ?? 0))
      this.#name(rest, ids[place] ?? 0, found)
      rest = text = next
    }
    this.#name(text, ids.at(-1) ?? 0, found)
  }

  #name(text: Text, id: number, found: Shown[]): void {
    text.data = withoutIds(text.data)
    found.push({ id, node: text.parentElement?.tagName === 'TITLE' ? text : wholeOf(text) })
  }

  #takeAttributes(element: Element, found: Shown[]): void {
    for (const { name, value } of Array.from(element.attributes)) {
      // `data-` attributes are words for a script, which draws them with their ids.
      if (!hasId(value) || name.startsWith('data-')) continue
      if (!isHydrated(element)) return this.#wait()
      element.setAttribute(name, withoutIds(value))
      for (const id of idsIn(value)) found.push({ id, node: element, attribute: name })
    }
  }

  #wait(): void {
    if (this.#waits) return
    this.#waits = true
    setTimeout(() => {
      this.#waits = false
      this.#collect([...document.querySelectorAll('astro-island')])
    }, 50)
  }
}

/** React marks the elements it has hydrated. What Astro drew into a slot of an island is not React's. */
function isHydrated(element: Element): boolean {
  const island = element.closest('astro-island, astro-slot')
  if (island?.tagName !== 'ASTRO-ISLAND') return true
  return !island.hasAttribute('ssr') && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}

/** The id is in the last piece of a sentence; its pieces are in one box without attributes (`<Words>`). */
function wholeOf(text: Text): Text | Element {
  let node: Text | Element = text
  for (let parent = text.parentElement; parent && parent.lastChild === node; parent = parent.parentElement) {
    const isPiece = parent.matches('b, mark, bdi[dir=ltr], span.whitespace-nowrap') && parent.attributes.length < 3
    const isBox = parent.tagName === 'SPAN' && parent.attributes.length === 0 && parent.childNodes.length > 1
    if (!isPiece && !isBox) break
    node = parent
    if (isBox) break
  }
  return node
}
