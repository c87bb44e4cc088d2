import type { TextFacts } from '../text-facts.ts'
import { ask } from './ask.ts'

/** What was typed and is not in its file yet, and what differs from the last commit. The file is the draft: nothing waits in the browser alone. */
export class Drafts {
  said: '' | 'saving' | 'saved' | 'redrawn' = ''
  error = ''
  /** A sentence that was changed in its file while it was open. */
  clash: { id: number; theirs: string; mine: string } | undefined
  changes: readonly { id: number; was: string; now: string }[] = []
  readonly typed = new Map<number, string>()
  readonly #facts: ReadonlyMap<number, TextFacts>
  readonly #saved: () => void
  #saving: Promise<void> = Promise.resolve()
  #timer = 0

  constructor(facts: ReadonlyMap<number, TextFacts>, saved: () => void) {
    this.#facts = facts
    this.#saved = saved
  }

  /** The words of a sentence as they are typed now. */
  textOf(id: number): string {
    return this.typed.get(id) ?? this.#facts.get(id)?.value ?? ''
  }

  type(id: number, text: string): void {
    this.typed.set(id, text)
    this.said = 'saving'
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.save(), 600)
  }

  /** Writes what was typed, one request after the other: each says what the last one wrote. */
  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#saveAll())
    return this.#saving
  }

  /** Ends a clash with the other words, or with the own, which are then written over them. Returns the words. */
  settle(mine: boolean): { id: number; text: string } | undefined {
    const { clash } = this
    const facts = clash && this.#facts.get(clash.id)
    if (!clash || !facts) return undefined
    facts.value = clash.theirs
    this.clash = undefined
    this.typed.delete(clash.id)
    return { id: clash.id, text: mine ? clash.mine : clash.theirs }
  }

  async #saveAll(): Promise<void> {
    for (const [id, text] of this.typed) {
      const facts = this.#facts.get(id)
      if (!facts || facts.value === text) this.typed.delete(id)
      else await this.#saveOne(facts, text)
    }
    // Typing goes on while a request is on its way.
    if (this.said === 'saving' && this.typed.size === 0) this.said = 'saved'
    this.changes = (await ask<Drafts['changes']>('changes')).body
    this.#saved()
  }

  async #saveOne(facts: TextFacts, text: string): Promise<void> {
    const { id } = facts
    const { status, body } = await ask<{ error?: string; now?: string; value?: string }>('save', {
      id,
      was: facts.value,
      text,
    })
    this.error = status === 200 ? '' : (body.error ?? '')
    if (status === 409 && body.now !== undefined) this.clash = { id, theirs: body.now, mine: text }
    if (status !== 200) return
    const was = facts.was ?? facts.value
    // Quotation marks, blanks and the brand's name are put right on the way.
    const { value = text } = body
    const isAsPublished = was === value
    facts.value = value
    if (isAsPublished) delete facts.was
    else facts.was = was
    delete facts.differs
    if (this.typed.get(id) === text) this.typed.delete(id)
    for (const other of this.#facts.values()) {
      if (other.translation?.id === id) other.translation = { ...other.translation, value, was: facts.was }
      if (other.fork?.id === id) other.fork.value = value
    }
  }
}
