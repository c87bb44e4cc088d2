import type { Locale } from '@repo/contract/locale.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import type { Fault } from '../../checks/source/fault.ts'
import type { TextFacts } from '../text-facts.ts'
import { ask } from './ask.ts'
import { drawSentence, filled, valuesIn } from './draw-sentence.tsx'
import { Field } from './field.ts'
import { overflows, type Overflow } from './overflows.ts'
import { Sentences, type Shown } from './sentences.ts'

/** A sentence that is open for editing. */
export interface Opened {
  shown: Shown
  /** In the page; undefined where the page shows no text of its own: a title, a label for screen readers. */
  field?: Field
  /** The words when it was opened: Escape brings them back. */
  before: string
}

/** Edit mode in the browser: which sentence is open, what was typed, what is saved. The panel and the bar draw it. */
export class Editor {
  readonly sentences = new Sentences((found) => this.#learn(found))
  readonly facts = new Map<number, TextFacts>()
  opened: Opened | undefined
  faults: readonly Fault[] = []
  overflows: readonly Overflow[] = []
  /** What `npm run words` says about the whole site: asked in the background, after a save. */
  siteFaults: readonly string[] = []
  /** Sentences that were changed by somebody else while they were open. */
  clash: { id: number; theirs: string; mine: string } | undefined
  changes: readonly { id: number; was: string; now: string }[] = []
  said: '' | 'saving' | 'saved' | 'redrawn' = ''
  error = ''
  /** Clicks edit, or use the page. */
  isEditing = true
  readonly #drafts = new Map<number, string>()
  /** What the page was drawn with: an island draws it again at its next step. */
  readonly #drawn = new Map<number, string>()
  readonly #render: () => void
  #isReady = () => {}
  /** The sentences of the page are known. */
  readonly ready = new Promise<void>((resolve) => (this.#isReady = resolve))
  #timer = 0

  constructor(render: () => void) {
    this.#render = render
  }

  /** The words of a sentence as they are typed now. */
  textOf(id: number): string {
    return this.#drafts.get(id) ?? this.facts.get(id)?.value ?? ''
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
      this.opened.field = this.fieldIn(box, shown.id, values)
      node.replaceWith(box)
      this.opened.field.focus()
    }
    this.said = ''
    this.#render()
    const beside = [facts.twin?.id, facts.fork?.id].filter((id) => id !== undefined)
    await this.#load(beside.filter((id) => !this.facts.has(id)))
    void this.check()
  }

  /** A field for a sentence: in the page, or in the panel. */
  fieldIn(element: HTMLElement, id: number, values: Readonly<Record<string, string>> = {}): Field {
    const facts = this.facts.get(id)
    const locale = facts?.locale ?? 'en'
    return new Field(element, {
      value: this.textOf(id),
      lang: locale,
      label: facts?.label ?? '',
      chipText: (source) => chipText(source, locale, values),
      onChange: (text) => this.type(id, text),
      onKey: (event) => this.#key(event),
    })
  }

  type(id: number, text: string): void {
    this.#drafts.set(id, text)
    this.said = 'saving'
    this.#follow(id, text)
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.save(), 600)
    this.#render()
    void this.check()
  }

  /** Writes what was typed, one request after the other: each says what the last one wrote. The file is the draft: nothing waits in the browser alone. */
  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#saveDrafts())
    return this.#saving
  }

  #saving: Promise<void> = Promise.resolve()

  async #saveDrafts(): Promise<void> {
    for (const [id, text] of this.#drafts) {
      const facts = this.facts.get(id)
      if (!facts || facts.value === text) {
        this.#drafts.delete(id)
        continue
      }
      const { status, body } = await ask<{ error?: string; now?: string }>('save', { id, was: facts.value, text })
      this.error = status === 200 ? '' : (body.error ?? '')
      if (status === 409 && body.now !== undefined) this.clash = { id, theirs: body.now, mine: text }
      if (status !== 200) continue
      facts.value = text
      if (this.#drafts.get(id) === text) this.#drafts.delete(id)
      for (const other of this.facts.values()) {
        if (other.twin?.id === id) other.twin.value = text
        if (other.fork?.id === id) other.fork.value = text
      }
    }
    // Typing goes on while a request is on its way.
    if (this.said === 'saving' && this.#drafts.size === 0) this.said = 'saved'
    this.changes = (await ask<Editor['changes']>('changes')).body
    this.#render()
    clearTimeout(this.#siteTimer)
    if (this.changes.length > 0) this.#siteTimer = window.setTimeout(() => void this.#checkSite(), 2000)
  }

  /** Ends a clash: takes the other words, or writes the own over them, which were shown. */
  async settle(mine: boolean): Promise<void> {
    const { clash } = this
    const facts = clash && this.facts.get(clash.id)
    if (!clash || !facts) return
    facts.value = clash.theirs
    this.clash = undefined
    this.#drafts.delete(clash.id)
    if (this.opened?.field && this.opened.shown.id === clash.id)
      this.opened.field.value = mine ? clash.mine : clash.theirs
    this.type(clash.id, mine ? clash.mine : clash.theirs)
    await this.save()
  }

  async close(): Promise<void> {
    const { opened } = this
    if (!opened) return
    this.opened = undefined
    const { shown, field } = opened
    if (field?.element.isConnected) {
      field.element.replaceWith(shown.node)
      if (!this.#draw(shown, [this.#lastDrawn(shown), this.textOf(shown.id)])) this.said = 'redrawn'
    }
    this.#render()
    await this.save()
  }

  /** Escape: the words as they were when the sentence was opened. */
  async restore(): Promise<void> {
    const { opened } = this
    if (!opened) return
    const { shown, before, field } = opened
    if (field) field.value = before
    if (this.textOf(shown.id) !== before) this.type(shown.id, before)
    await this.close()
  }

  /** Rules of the open page, with what is typed now. An answer about words that were typed over is dropped. */
  async check(): Promise<void> {
    const turn = ++this.#turn
    const texts = [...this.#drafts].map(([id, text]) => ({ id, text }))
    const { status, body } = await ask<Fault[]>('check', { path: location.pathname, texts })
    if (status !== 200 || turn !== this.#turn) return
    this.faults = body
    this.#render()
    const { opened } = this
    if (!opened) return
    this.overflows = await overflows(opened.shown.id, this.textOf(opened.shown.id))
    this.#render()
  }

  #turn = 0

  /** Another text for a sentence: a way out of a fault. */
  put(id: number, text: string): void {
    const field = this.opened?.shown.id === id ? this.opened.field : undefined
    if (field) field.value = text
    else this.type(id, text)
    for (const [mounted, own] of this.#mounted) if (own === id && mounted.element.isConnected) mounted.value = text
    void this.save()
  }

  /** Fields of the panel are made once for each sentence that is open. */
  mount(element: HTMLElement, id: number): void {
    this.#mounted.set(this.fieldIn(element, id), id)
  }

  readonly #mounted = new Map<Field, number>()

  async differ(id: number, reason: string): Promise<void> {
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
    this.#follow(id, text)
  }

  step(by: 1 | -1): void {
    const all = this.sentences.all().filter(({ node, attribute }) => !attribute && isInView(node))
    const at = all.findIndex(({ node }) => node === this.opened?.shown.node)
    const next = all[(at + by + all.length) % all.length]
    if (!next) return
    ;(next.node instanceof Element ? next.node : next.node.parentElement)?.scrollIntoView({ block: 'center' })
    void this.open(next)
  }

  #key(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.key === 'Escape') void this.restore()
    else if (event.key === 'Enter') void this.close()
    else if (event.altKey && /^Arrow(Up|Down)$/.test(event.key)) this.step(event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  }

  #follow(id: number, text: string): void {
    for (const shown of this.sentences.of(id))
      if (shown.node !== this.opened?.shown.node) this.#draw(shown, [this.#lastDrawn(shown), text])
  }

  #siteTimer = 0

  async #checkSite(): Promise<void> {
    const { status, body } = await ask<string[]>('site')
    this.siteFaults = status === 200 ? body : []
    this.#render()
  }

  readonly #texts = new WeakMap<Shown, string>()

  #lastDrawn(shown: Shown): string {
    return this.#texts.get(shown) ?? this.#drawn.get(shown.id) ?? this.facts.get(shown.id)?.value ?? ''
  }

  #draw(shown: Shown, [was, now]: [string, string]): boolean {
    if (was === now) return true
    const node = drawSentence(shown, [was, now], this.facts.get(shown.id)?.locale ?? 'en')
    if (!node) return false
    if (node !== shown.node) this.sentences.move(shown, node)
    this.#texts.set(shown, now)
    return true
  }

  /** New sentences in the page: what was edited since it was drawn is drawn again. */
  #learn(found: readonly Shown[]): void {
    const unknown = [...new Set(found.map(({ id }) => id))].filter((id) => !this.facts.has(id))
    void this.#load(unknown).then(() => {
      for (const shown of found) this.#draw(shown, [this.#drawn.get(shown.id) ?? '', this.textOf(shown.id)])
      this.#isReady()
    })
  }

  async #load(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const { body } = await ask<TextFacts[]>('texts', { ids })
    for (const facts of body) {
      this.facts.set(facts.id, facts)
      if (!this.#drawn.has(facts.id)) this.#drawn.set(facts.id, facts.value)
    }
    this.#render()
  }
}

function chipText(source: string, locale: Locale, values: Readonly<Record<string, string>>): string {
  if (source === '\n') return '↵'
  if (source.startsWith('%')) return values[source.slice(1, -1)] ?? source.slice(1, -1)
  return source.startsWith('{') ? plainWords(filled(source, locale)) : ''
}

function isInView(node: Text | Element): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return (
    element !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, svg, option, title')
  )
}
