import { hasChipsOf, textOf, unitsOf, withText, type Unit } from '../units.ts'

interface FieldOptions {
  value: string
  lang: string
  label: string
  /** What a chip shows: "7 days" for `{trial7}`. */
  chipText: (source: string) => string
  onChange: (value: string) => void
  onKey: (event: KeyboardEvent) => void
}

/**
 * A sentence that is edited in its own place and font. The text is a list of units, and the browser's part is to say what it wants to do
 * (`beforeinput`): each edit is made on the list and drawn again. An input method writes by itself; its result is read when it is done, and taken back
 * if a chip is gone.
 */
export class Field {
  readonly element: HTMLElement
  readonly #options: FieldOptions
  readonly #history: { units: Unit[]; caret: number }[]
  #place = 0
  #isComposing = false

  constructor(element: HTMLElement, options: FieldOptions) {
    this.element = element
    this.#options = options
    this.#history = [{ units: unitsOf(options.value), caret: unitsOf(options.value).length }]
    element.contentEditable = 'plaintext-only'
    element.dataset.edit = 'field'
    element.lang = options.lang
    element.dir = 'auto'
    element.role = 'textbox'
    element.ariaLabel = options.label
    element.spellcheck = true
    element.addEventListener('beforeinput', (event) => this.#before(event))
    element.addEventListener('input', () => this.#isComposing || this.#readBack())
    element.addEventListener('compositionstart', () => (this.#isComposing = true))
    element.addEventListener('compositionend', () => {
      this.#isComposing = false
      this.#readBack()
    })
    element.addEventListener('keydown', (event) => {
      if (event.isComposing) return
      if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key)) {
        event.preventDefault()
        this.#travel(event.shiftKey || event.key.toLowerCase() === 'y' ? 1 : -1)
      } else options.onKey(event)
    })
    this.#draw()
  }

  get value(): string {
    return textOf(this.#units)
  }

  /** Another text for the sentence, as one step that can be undone: a way out of an issue. */
  set value(value: string) {
    this.#become(unitsOf(value), unitsOf(value).length)
  }

  focus(): void {
    this.element.focus()
    this.#select(this.#units.length)
  }

  get #units(): Unit[] {
    return this.#history[this.#place]?.units ?? []
  }

  #before(event: InputEvent): void {
    if (this.#isComposing || event.inputType === 'insertCompositionText') return
    event.preventDefault()
    if (event.inputType.startsWith('history')) return this.#travel(event.inputType === 'historyUndo' ? -1 : 1)
    const [range = getSelection()?.getRangeAt(0)] = event.getTargetRanges()
    if (!range || !/^(insert|delete)/.test(event.inputType)) return
    const from = this.#indexOf(range.startContainer, range.startOffset)
    const to = this.#indexOf(range.endContainer, range.endOffset)
    const typed = event.inputType.startsWith('insert')
      ? (event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
      : ''
    if (/insert(Paragraph|LineBreak)/.test(event.inputType)) return
    const next = withText(this.#units, from, to, typed)
    if (next)
      this.#become(
        next,
        from +
          next.length -
          (this.#units.length - (to - from)) -
          this.#units.slice(from, to).filter(({ isChip }) => isChip).length,
      )
  }

  #become(units: Unit[], caret: number): void {
    if (textOf(units) === this.value) return this.#select(caret)
    this.#history.splice(this.#place + 1, this.#history.length, { units, caret })
    this.#place++
    this.#show(caret)
  }

  #travel(step: number): void {
    const to = this.#history[this.#place + step]
    if (!to) return
    this.#place += step
    this.#show(to.caret)
  }

  #show(caret: number): void {
    this.#draw()
    this.#select(caret)
    this.#options.onChange(this.value)
  }

  /** What an input method, or anything else that did not ask before, has made of the field. */
  #readBack(): void {
    const selection = getSelection()
    const caret = selection?.focusNode ? this.#indexOf(selection.focusNode, selection.focusOffset) : 0
    const read = leavesOf(this.element).flatMap((leaf): Unit[] =>
      leaf instanceof Text
        ? [...leaf.data].map((source) => ({ source, isChip: false }))
        : [{ source: leaf.dataset.chip ?? '', isChip: true }],
    )
    const cleaned = hasChipsOf(read, this.#units) ? withText(read, 0, 0, '') : undefined
    if (cleaned && !/[\n{}\u2061-\u2064]/.test(textOf(cleaned.filter(({ isChip }) => !isChip))))
      this.#become(cleaned, caret)
    this.#draw()
    this.#select(Math.min(caret, this.#units.length))
  }

  /** Marked runs are drawn as they will look; their ends are chips. */
  #draw(): void {
    const stack: [closing: string, element: Element][] = [['', this.element]]
    this.element.replaceChildren()
    for (const [place, { source, isChip }] of this.#units.entries()) {
      const last = () => stack.at(-1)?.[1] ?? this.element
      if (!isChip) {
        const text = last().lastChild
        if (text instanceof Text) text.data += source
        else last().append(source)
        continue
      }
      const chip = document.createElement('span')
      chip.contentEditable = 'false'
      chip.dataset.chip = source
      chip.textContent = this.#options.chipText(source)
      // The one chip that is taken out by hand: a line break promises nothing.
      if (source === '\n') chip.addEventListener('dblclick', () => this.#become(this.#units.toSpliced(place, 1), place))
      const closes = stack.at(-1)?.[0] === source
      const [tag, closing] = runs[source] ?? []
      if (tag && closing && !closes) stack.push([closing, last().appendChild(document.createElement(tag))])
      last().append(chip)
      if (closes) stack.pop()
    }
  }

  #indexOf(node: Node, offset: number): number {
    let index = 0
    for (const leaf of leavesOf(this.element)) {
      if (leaf === node && leaf instanceof Text) return index + Array.from(leaf.data.slice(0, offset)).length
      if (leaf.contains(node)) return index + (offset > 0 ? 1 : 0)
      const edge = document.createRange()
      edge.setStart(node, offset)
      if (edge.comparePoint(leaf, 0) >= 0) return index
      index += leaf instanceof Text ? [...leaf.data].length : 1
    }
    return index
  }

  #select(index: number): void {
    let left = index
    for (const leaf of leavesOf(this.element)) {
      const length = leaf instanceof Text ? [...leaf.data].length : 1
      if (leaf instanceof Text && left <= length)
        return getSelection()?.collapse(leaf, [...leaf.data].slice(0, left).join('').length)
      if (left < length || (left === length && !leaf.nextSibling)) {
        const at = [...(leaf.parentNode?.childNodes ?? [])].indexOf(leaf)
        if (leaf.parentNode) getSelection()?.collapse(leaf.parentNode, at + left)
        return
      }
      left -= length
    }
    getSelection()?.collapse(this.element, this.element.childNodes.length)
  }
}

/** What opens a run, how it is drawn and what closes it. */
const runs: Readonly<Record<string, [tag: string, closing: string]>> = {
  '**': ['b', '**'],
  '==': ['mark', '=='],
  '~~': ['s', '~~'],
  '[[': ['bdi', ']]'],
}

/** Texts and chips, in order. */
function leavesOf(element: Element): (Text | HTMLElement)[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node]
    if (!(node instanceof HTMLElement)) return []
    return node.dataset.chip === undefined ? leavesOf(node) : [node]
  })
}
