import { withoutIds } from '../invisible-ids.ts'
import type { TextFacts } from '../text-facts.ts'
import { valuesIn } from './draw-sentence.tsx'
import { DrawnWords } from './drawn-words.ts'
import { Field, type FieldOptions } from './field.ts'
import { Sentences, type Shown } from './sentences.ts'

/** What the shell gives to a page in a frame. */
export interface Host {
  facts: ReadonlyMap<number, TextFacts>
  load: (ids: readonly number[]) => Promise<void>
  textOf: (id: number) => string
}

/** What the shell wants to know of its page. */
export interface Listener {
  open: (shown: Shown) => void
  /** A click beside every sentence. */
  beside: () => void
  key: (event: KeyboardEvent) => void
  left: () => void
  isEditing: () => boolean
}

export type OutlineColour = '' | 'open' | 'must'

/**
 * The page in its frame. What touches its document runs here, in the frame's own window: `instanceof`, the selection and the focus belong to one
 * window. All else is in the shell, which calls it directly.
 */
export class PageSide {
  readonly document = document
  readonly sentences = new Sentences((found) => this.#learn(found))
  isReady = false
  readonly #host: Host
  readonly #drawn: DrawnWords
  readonly #outline = overlayElement('outline')
  #field: Field | undefined
  /** Fixed parts of the page that are out of the way of the open sentence. */
  #aside: HTMLElement[] = []

  constructor(host: Host) {
    this.#host = host
    this.#drawn = new DrawnWords(this.sentences, host.facts)
    tolerateMovedNodes()
    this.sentences.watch()
  }

  get path(): string {
    return location.pathname
  }

  /** The host that visitors see. */
  get host(): string {
    const { href = location.href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {}
    return new URL(href).host
  }

  /** A sentence as a field in its place; undefined where the page shows no text of its own: a title, a label for screen readers. */
  fieldAt({ node, attribute, id }: Shown, options: (values: Values) => FieldOptions): Field | undefined {
    const facts = this.#host.facts.get(id)
    if (!facts || attribute || !isInView(node)) return undefined
    const box = document.createElement('span')
    this.#field = new Field(box, options(valuesIn(node.textContent ?? '', facts.value, facts.locale) ?? {}))
    node.replaceWith(box)
    window.focus()
    this.#field.focus()
    return this.#field
  }

  /** Puts the words back into the page. False: the page draws them in another way. */
  closeField(field: Field, shown: Shown, text: string): boolean {
    this.#field = undefined
    for (const element of this.#aside) delete element.dataset.editAside
    this.#aside = []
    this.outline('')
    if (!field.element.isConnected) return true
    field.element.replaceWith(shown.node)
    // It was not in the page meanwhile.
    this.sentences.move(shown, shown.node)
    return this.#drawn.draw(shown, text)
  }

  draw(id: number, text: string, edited?: Shown): void {
    this.#drawn.drawAll(id, text, edited)
  }

  /** One rectangle around the open sentence, in the page's own coordinates: the shell's would trail when the frame scrolls. */
  outline(colour: OutlineColour, typed = ''): void {
    this.#outline.dataset.colour = colour
    this.#underline(typed)
    this.#follow()
  }

  /** Scrolls until the open sentence ends above `bottom`, in pixels of the frame, never up; then clears away what the page puts over it. */
  keepInView(bottom: number): void {
    const at = this.#field?.element.getBoundingClientRect()
    if (!at) return
    const by = at.bottom + 24 - bottom
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (by > 0) scrollBy({ top: by, behavior: isCalm ? 'instant' : 'smooth' })
    this.#follow()
  }

  /** The sentences that are read on the page, in its order. */
  inOrder(): Shown[] {
    return this.sentences.all().filter(({ node, attribute }) => !attribute && isInView(node))
  }

  /** The title, the description and what a shared link says. */
  inHead(): Shown[] {
    return this.sentences.all().filter(({ node }) => node.parentElement?.closest('head'))
  }

  headline(): Shown | undefined {
    return this.inOrder().find(({ node }) => node.parentElement?.closest('h1'))
  }

  show({ node }: Shown): void {
    ;(node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' })
  }

  /** A mark beside each of these sentences. */
  point(ids: readonly number[]): void {
    for (const old of document.querySelectorAll('[data-edit=pointer]')) old.remove()
    for (const { node } of this.inOrder().filter(({ id }) => ids.includes(id))) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, left, right } = range.getBoundingClientRect()
      const pointer = overlayElement('pointer')
      pointer.style.translate = `${(document.dir === 'rtl' ? right + 8 : left - 22) + scrollX}px ${top + scrollY}px`
    }
  }

  /** The page as on another day: without its banner. */
  hide(id: number | undefined, isHidden: boolean): void {
    const shown = this.sentences.all().find((one) => one.id === id)
    const element = shown?.node.parentElement?.closest<HTMLElement>('body > *')
    if (element) element.hidden = isHidden
  }

  listen(to: Listener): void {
    document.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element
        // Alt uses the page, and so does a key: Enter on a button is a click without a pointer.
        if (target.closest('[data-edit]') || event.altKey || event.detail === 0 || !to.isEditing()) return
        const hit = this.#sentenceAt(event)
        if (!hit && !target.closest('a, button, label, summary')) return to.beside()
        event.preventDefault()
        event.stopPropagation()
        if (hit) to.open(hit)
      },
      true,
    )
    document.addEventListener('keydown', to.key)
    document.addEventListener('focusout', ({ target }) => {
      if (target instanceof Element && target.closest('[data-edit=field]')) to.left()
    })
    addEventListener('pagehide', to.left)
    addEventListener('scroll', () => this.#follow(), { passive: true, capture: true })
    new ResizeObserver(() => this.#follow()).observe(document.documentElement)
    const { clipboard } = navigator
    const write = clipboard?.writeText.bind(clipboard)
    if (write) clipboard.writeText = (text) => write(withoutIds(text))
  }

  #follow(): void {
    const box = this.#field?.element
    const { colour = '' } = this.#outline.dataset
    this.#outline.hidden = !box?.isConnected || colour === ''
    if (!box || this.#outline.hidden) return
    const { top, left, width, height } = box.getBoundingClientRect()
    const [offsetX, offsetY] = [Math.min(12, Math.max(4, left - 3)), 8]
    Object.assign(this.#outline.style, {
      translate: `${left - offsetX + scrollX}px ${top - offsetY + scrollY}px`,
      width: `${width + 2 * offsetX}px`,
      height: `${height + 2 * offsetY}px`,
      // Lemon on ink, ink on light: the other of what the words are written in.
      borderColor: isLight(getComputedStyle(box).color) ? 'var(--color-lemon)' : 'var(--color-ink)',
    })
    this.#uncover(box)
  }

  /** What is asked about, in the words of the open sentence. */
  #underline(typed: string): void {
    CSS.highlights.delete('ed-typed')
    const box = this.#field?.element
    if (!box || typed === '') return
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(typed) ?? -1
      if (at < 0 || node.parentElement?.dataset.chip !== undefined) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + typed.length)
      CSS.highlights.set('ed-typed', new Highlight(range))
    }
  }

  /** A header, a bar with a button or a consent banner may be over a line of the open sentence: it is hidden until the sentence is closed. */
  #uncover(box: HTMLElement): void {
    for (const { left, right, top, bottom } of box.getClientRects())
      for (const x of [left + 4, (left + right) / 2, right - 4])
        for (let tries = 0; tries < 3; tries++) {
          const over = document.elementFromPoint(x, (top + bottom) / 2)
          if (!over || box.contains(over) || over.contains(box)) break
          const part = fixedPart(over)
          if (!part || part.contains(box)) break
          part.dataset.editAside = ''
          this.#aside.push(part)
        }
  }

  /** New sentences in the page: what was edited since it was drawn is drawn again. */
  #learn(found: readonly Shown[]): void {
    const ids = [...new Set(found.map(({ id }) => id))]
    void this.#host.load(ids).then(() => {
      for (const id of ids) {
        const facts = this.#host.facts.get(id)
        if (facts) this.#drawn.learn(facts)
      }
      for (const shown of found) this.#drawn.draw(shown, this.#host.textOf(shown.id))
      this.isReady = true
    })
  }

  #sentenceAt({ clientX, clientY, target }: MouseEvent): Shown | undefined {
    const all = this.sentences.all()
    const named = (target as Element).closest('[aria-label], [alt], [placeholder]')
    const visible = all.filter(({ node, attribute }) => {
      const element = node instanceof Element ? node : node.parentElement
      return !attribute && element?.checkVisibility({ visibilityProperty: true })
    })
    const text = visible.findLast(({ node }) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      )
    })
    // What is drawn or empty has its words in an attribute; a click in the padding of a block means its one sentence.
    const inBlock = visible.filter(({ node }) => (target as Element).contains(node))
    return (
      text ?? all.find(({ node, attribute }) => attribute && node === named) ?? (inBlock[1] ? undefined : inBlock[0])
    )
  }
}

export type Values = Readonly<Record<string, string>>

function isInView(node: Text | Element): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return (
    element !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, svg, option, title')
  )
}

function fixedPart(element: Element): HTMLElement | undefined {
  for (let part: Element | null = element; part; part = part.parentElement)
    if (part instanceof HTMLElement && /fixed|sticky/.test(getComputedStyle(part).position)) return part
  return undefined
}

/** A colour as the browser computes it, which may be of any space, as a canvas paints it. */
function isLight(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140
}

function overlayElement(name: string): HTMLElement {
  const element = document.createElement('div')
  element.dataset.edit = name
  document.documentElement.append(element)
  return element
}

/** React removes nodes that a field has replaced: nothing is left to do then. */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as T
  }
}
