import { hasChipsOf, keptOf, textOf, unitsOf, withText, type Unit } from '../units.ts'

export interface FieldOptions {
  value: string
  /** It is not written yet: what is typed takes the place of all of it. */
  isNew?: boolean
  /** False: keys write nothing now. */
  mayType: () => boolean
  lang: string
  label: string
  /** What a chip shows: "7 days" for `{trial7}`. */
  chipText: (source: string) => string
  onChange: (value: string, kind: EditKind) => void
  /** Undo and redo: the history is of the whole session. */
  onTravel: (by: 1 | -1) => void
  onKey: (event: KeyboardEvent) => void
}

/** A letter belongs to its word, a blank begins one; anything else is a step of its own. */
export type EditKind = 'letter' | 'word' | 'step'

/**
 * A sentence that is edited in its own place and font. The text is a list of units, and the browser's part is to say what it wants to do
 * (`beforeinput`): each edit is made on the list and drawn again. An input method writes by itself; its result is read when it is done, and taken back
 * if a chip is gone.
 */
export class Field {
  readonly element: HTMLElement
  readonly #options: FieldOptions
  #units: Unit[]
  #isComposing = false

  constructor(element: HTMLElement, options: FieldOptions) {
    this.element = element
    this.#options = options
    this.#units = unitsOf(options.value)
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
    element.addEventListener('keydown', (event) => event.isComposing || options.onKey(event))
    this.#draw()
  }

  get value(): string {
    return textOf(this.#units)
  }

  /** Another text for the sentence, which is not typed here: a way out of an issue, undo. The caret comes after what differs. */
  set value(value: string) {
    const [was, now] = [this.#units, unitsOf(value)]
    if (value === this.value) return
    let same = 0
    while (same < Math.min(was.length, now.length) && was.at(-1 - same)?.source === now.at(-1 - same)?.source) same++
    this.#units = now
    this.#draw()
    if (this.element.contains(document.activeElement)) this.#select(now.length - same)
  }

  focus(): void {
    this.element.focus()
    if (this.#options.isNew) getSelection()?.selectAllChildren(this.element)
    else this.#select(this.#units.length)
  }

  #before(event: InputEvent): void {
    if (this.#isComposing || event.inputType === 'insertCompositionText') return
    event.preventDefault()
    if (!this.#options.mayType()) return
    if (event.inputType.startsWith('history')) return this.#options.onTravel(event.inputType === 'historyUndo' ? -1 : 1)
    const [range = rangeOf(event.inputType)] = event.getTargetRanges()
    if (!range || !/^(insert|delete)/.test(event.inputType)) return
    const from = this.#indexOf(range.startContainer, range.startOffset)
    const to = this.#indexOf(range.endContainer, range.endOffset)
    const typed = event.inputType.startsWith('insert')
      ? (event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
      : ''
    if (/insert(Paragraph|LineBreak)/.test(event.inputType)) return
    const next = withText(this.#units, from, to, typed)
    const kind = typed.length > 1 || to - from > 1 ? 'step' : typed === ' ' ? 'word' : 'letter'
    const after = this.#units.length - to + keptOf(this.#units.slice(from, to)).length
    if (next) this.#become(next, next.length - after, kind)
  }

  #become(units: Unit[], caret: number, kind: EditKind = 'step'): void {
    if (textOf(units) === this.value) return this.#select(caret)
    this.#units = units
    this.#draw()
    this.#select(caret)
    this.#options.onChange(this.value, kind)
  }

  /** What an input method, or anything else that did not ask before, has made of the field. */
  #readBack(): void {
    if (!this.#options.mayType()) return this.#draw()
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

  /** Emphasis is drawn as it will look; its ends are chips. */
  #draw(): void {
    let emphasis: Element | undefined
    this.element.replaceChildren()
    for (const [place, { source, isChip }] of this.#units.entries()) {
      const isEnd = emphasis !== undefined && source === '**'
      if (isChip && source === '**' && !emphasis) emphasis = this.element.appendChild(document.createElement('b'))
      const last = emphasis ?? this.element
      if (!isChip) {
        const text = last.lastChild
        if (text instanceof Text) text.data += source
        else last.append(source)
        continue
      }
      const chip = document.createElement('span')
      chip.contentEditable = 'false'
      chip.dataset.chip = source
      chip.textContent = this.#options.chipText(source)
      // The one chip that is taken out by hand: a line break promises nothing.
      if (source === '\n')
        chip.addEventListener('dblclick', () => {
          if (this.#options.mayType()) this.#become(this.#units.toSpliced(place, 1), place)
        })
      last.append(chip)
      if (isEnd) emphasis = undefined
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

/** What an edit is about. Chromium names no range in `plaintext-only`: a key that deletes means what is beside the caret. */
function rangeOf(inputType: string): Range | undefined {
  const selection = getSelection()
  if (selection?.isCollapsed && inputType.startsWith('delete')) {
    const size = /Word/.test(inputType) ? 'word' : /Line/.test(inputType) ? 'lineboundary' : 'character'
    selection.modify('extend', inputType.endsWith('Forward') ? 'forward' : 'backward', size)
  }
  return selection?.getRangeAt(0)
}

/** Texts and chips, in order. */
function leavesOf(element: Element): (Text | HTMLElement)[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node]
    if (!(node instanceof HTMLElement)) return []
    return node.dataset.chip === undefined ? leavesOf(node) : [node]
  })
}
