import type { TextFacts } from '../text-facts.ts'
import { drawSentence } from './draw-sentence.tsx'
import type { Sentences, Shown } from './sentences.ts'

/** Which words each place in the page shows now, so that it can be drawn with others. */
export class DrawnWords {
  readonly #sentences: Sentences
  readonly #facts: ReadonlyMap<number, TextFacts>
  /** What the page was drawn with: an island draws it again at its next step. */
  readonly #first = new Map<number, string>()
  readonly #now = new WeakMap<Shown, string>()

  constructor(sentences: Sentences, facts: ReadonlyMap<number, TextFacts>) {
    this.#sentences = sentences
    this.#facts = facts
  }

  learn({ id, value }: TextFacts): void {
    if (!this.#first.has(id)) this.#first.set(id, value)
  }

  /** False: the page draws it in another way. A place that is new in the page has the first words. */
  draw(shown: Shown, text: string): boolean {
    const was = this.#now.get(shown) ?? this.#first.get(shown.id) ?? ''
    if (was === text) return true
    const node = drawSentence(shown, [was, text], this.#facts.get(shown.id)?.locale ?? 'en')
    if (!node) return false
    if (node !== shown.node) this.#sentences.move(shown, node)
    this.#now.set(shown, text)
    return true
  }

  /** Every place that shows a sentence, besides the one that is edited. */
  drawAll(id: number, text: string, edited?: Shown): void {
    for (const shown of this.#sentences.of(id)) if (shown.node !== edited?.node) this.draw(shown, text)
  }
}
