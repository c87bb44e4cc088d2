import type { Locale } from '@repo/contract/locale.ts'
import type { TextFacts } from '../text-facts.ts'
import { ask } from './ask.ts'
import { Drafts } from './drafts.ts'
import { readable, valuesIn } from './draw-sentence.tsx'
import { DrawnWords } from './drawn-words.ts'
import { Field } from './field.ts'
import { Rules } from './rules.ts'
import { Sentences, type Shown } from './sentences.ts'

/** A sentence that is open for editing. */
export interface Opened {
  shown: Shown
  /** In the page; undefined where the page shows no text of its own: a title, a label for screen readers. */
  field?: Field
  /** The words when it was opened: Escape brings them back. */
  before: string
}

/** Edit mode in the browser: which sentence is open, and what its keys do. The panel and the bar draw it. */
export class Editor {
  readonly facts = new Map<number, TextFacts>()
  readonly sentences = new Sentences((found) => this.#learn(found))
  readonly drafts = new Drafts(this.facts, () => this.#saved())
  readonly rules: Rules
  opened: Opened | undefined
  /** Clicks edit, or use the page. */
  isEditing = true
  readonly #drawn = new DrawnWords(this.sentences, this.facts)
  /** Fields of the panel are made once for each sentence that is open. */
  readonly #mounted = new Map<Field, number>()
  readonly #render: () => void
  #isReady = () => {}
  /** The sentences of the page are known. */
  readonly ready = new Promise<void>((resolve) => (this.#isReady = resolve))

  constructor(render: () => void) {
    this.#render = render
    this.rules = new Rules(render)
  }

  textOf(id: number): string {
    return this.drafts.textOf(id)
  }

  async open(shown: Shown): Promise<void> {
    // Its words are saved behind it: the next sentence does not wait.
    void this.close()
    if (!this.facts.has(shown.id)) await this.#load([shown.id])
    const facts = this.facts.get(shown.id)
    if (!facts) return
    this.opened = { shown, before: this.textOf(shown.id) }
    const { node, attribute } = shown
    if (!attribute && node.parentElement?.tagName !== 'TITLE' && isInView(node)) {
      const box = document.createElement('span')
      const values = valuesIn(node.textContent ?? '', facts.value, facts.locale) ?? {}
      this.opened.field = this.#fieldIn(box, shown.id, values)
      node.replaceWith(box)
      this.opened.field.focus()
    }
    this.drafts.said = ''
    this.#render()
    const beside = [facts.translation?.id, facts.fork?.id].filter((id) => id !== undefined)
    await this.#load(beside.filter((id) => !this.facts.has(id)))
    void this.check()
  }

  async close(): Promise<void> {
    const { opened } = this
    if (!opened) return
    this.opened = undefined
    const { shown, field } = opened
    if (field?.element.isConnected) {
      field.element.replaceWith(shown.node)
      // It was not in the page meanwhile.
      this.sentences.move(shown, shown.node)
      if (!this.#drawn.draw(shown, this.textOf(shown.id))) this.drafts.said = 'redrawn'
    }
    this.#render()
    await this.drafts.save()
  }

  /** Escape: the words as they were when the sentence was opened. */
  async restore(): Promise<void> {
    const { opened } = this
    if (!opened) return
    const { shown, before, field } = opened
    if (field) field.value = before
    if (this.textOf(shown.id) !== before) this.#type(shown.id, before)
    await this.close()
  }

  /** Rules of the open page, with what is typed now. */
  check(): Promise<void> {
    const id = this.opened?.shown.id
    const opened = id === undefined ? undefined : { id, text: this.textOf(id) }
    return this.rules.check({ typed: new Map(this.drafts.typed), opened })
  }

  /** Another text for a sentence: a way out of an issue, or of a clash. */
  put(id: number, text: string): void {
    const field = this.opened?.shown.id === id ? this.opened.field : undefined
    if (field) field.value = text
    if (!field || this.textOf(id) !== text) this.#type(id, text)
    for (const [mounted, own] of this.#mounted) if (own === id && mounted.element.isConnected) mounted.value = text
    void this.drafts.save()
  }

  settle(mine: boolean): void {
    const settled = this.drafts.settle(mine)
    if (settled) this.put(settled.id, settled.text)
  }

  mount(element: HTMLElement, id: number): void {
    this.#mounted.set(this.#fieldIn(element, id), id)
  }

  async differ(id: number, reason: string): Promise<void> {
    // It is about the words in the file.
    await this.drafts.save()
    const { status } = await ask('differ', { id, text: reason })
    const facts = this.facts.get(id)
    if (status === 200 && facts) facts.differs = reason
    this.#render()
  }

  toggle(): void {
    this.isEditing = !this.isEditing
    void this.close()
    this.#render()
  }

  /** Draws words without keeping them: a frame measures them. */
  preview(id: number, text: string): void {
    this.#drawn.drawAll(id, text)
  }

  step(by: 1 | -1): void {
    const all = this.sentences.all().filter(({ node, attribute }) => !attribute && isInView(node))
    const at = all.findIndex(({ node }) => node === this.opened?.shown.node)
    const next = all[(at + by + all.length) % all.length]
    if (!next) return
    ;(next.node instanceof Element ? next.node : next.node.parentElement)?.scrollIntoView({ block: 'center' })
    void this.open(next)
  }

  /** A field for a sentence: in the page, or in the panel. */
  #fieldIn(element: HTMLElement, id: number, values: Readonly<Record<string, string>> = {}): Field {
    const facts = this.facts.get(id)
    const locale = facts?.locale ?? 'en'
    return new Field(element, {
      value: this.textOf(id),
      lang: locale,
      label: facts?.label ?? '',
      chipText: (source) => chipText(source, locale, values),
      onChange: (text) => this.#type(id, text),
      onKey: (event) => this.#key(event),
    })
  }

  #type(id: number, text: string): void {
    this.drafts.type(id, text)
    this.#drawn.drawAll(id, text, this.opened?.shown)
    this.#render()
    void this.check()
  }

  #key(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.key === 'Escape') void this.restore()
    else if (event.key === 'Enter') void this.close()
    else if (event.altKey && /^Arrow(Up|Down)$/.test(event.key)) this.step(event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  }

  #saved(): void {
    this.#render()
    if (this.drafts.changes.length > 0) this.rules.checkSiteSoon()
  }

  /** New sentences in the page: what was edited since it was drawn is drawn again. */
  #learn(found: readonly Shown[]): void {
    const unknown = [...new Set(found.map(({ id }) => id))].filter((id) => !this.facts.has(id))
    void this.#load(unknown).then(() => {
      for (const shown of found) this.#drawn.drawNew(shown, this.textOf(shown.id))
      this.#isReady()
    })
  }

  async #load(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const { body } = await ask<TextFacts[]>('texts', { ids })
    for (const facts of body) {
      this.facts.set(facts.id, facts)
      this.#drawn.learn(facts)
    }
    this.#render()
  }
}

function chipText(source: string, locale: Locale, values: Readonly<Record<string, string>>): string {
  if (source === '\n') return '↵'
  if (source.startsWith('%')) return values[source.slice(1, -1)] ?? source.slice(1, -1)
  return source.startsWith('{') ? readable(source, locale) : ''
}

function isInView(node: Text | Element): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return (
    element !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, svg, option, title')
  )
}
