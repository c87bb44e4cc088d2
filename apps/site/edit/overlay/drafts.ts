import type { TextFacts } from '../text-facts.ts'
import type { Changes } from '../list-changes.ts'
import { ask } from './ask.ts'
import type { Refusal } from './words.ts'

/** What was typed and is not in its file yet, and what differs from the last commit. The file is the draft: nothing waits in the browser alone. */
export class Drafts {
  /** What became of the last words: it is saved when the file has them. */
  state: 'saved' | 'saving' | 'failed' = 'saved'
  /** Words that no file can have. */
  refused: { id: number; refusal: Refusal } | undefined
  /** A sentence that was changed in its file while it was open. */
  clash: { id: number; theirs: string; mine: string } | undefined
  changes: Changes = { head: '', texts: [], others: [], isSent: false }
  readonly typed = new Map<number, string>()
  /** What was typed and not saved before the tab was loaded again. */
  readonly unsaved = JSON.parse(sessionStorage.getItem('edit-unsaved') ?? '[]') as Unsaved[]
  readonly #facts: ReadonlyMap<number, TextFacts>
  readonly #saved: (news: News) => void
  #saving: Promise<void> = Promise.resolve()
  #timer = 0

  constructor(facts: ReadonlyMap<number, TextFacts>, saved: (news: News) => void) {
    this.#facts = facts
    this.#saved = saved
  }

  /** The words of a sentence as they are typed now. */
  textOf(id: number): string {
    return this.typed.get(id) ?? this.#facts.get(id)?.value ?? ''
  }

  type(id: number, text: string): void {
    this.typed.set(id, text)
    this.state = 'saving'
    this.#keep()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.save(), 600)
  }

  /** Types it again, once its facts are known: the server had stopped. Another version in the file is a clash. */
  restore(): void {
    for (const { id, was, text } of this.unsaved.splice(0)) {
      const now = this.#facts.get(id)?.value
      if (now === was) this.type(id, text)
      else if (now !== undefined && now !== text) this.clash = { id, theirs: now, mine: text }
    }
    this.#keep()
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

  #keep(): void {
    const kept = [...this.typed].map(([id, text]) => ({ id, was: this.#facts.get(id)?.value ?? '', text }))
    sessionStorage.setItem('edit-unsaved', JSON.stringify([...this.unsaved, ...kept]))
  }

  async #saveAll(): Promise<void> {
    const before = this.changes
    try {
      for (const [id, text] of this.typed) {
        const facts = this.#facts.get(id)
        if (facts && facts.value !== text) await this.#saveOne(facts, text)
        else {
          this.typed.delete(id)
          if (this.refused?.id === id) this.refused = undefined
        }
      }
      // Typing goes on while a request is on its way.
      if (this.typed.size === 0) this.state = 'saved'
      this.#keep()
      const { status, body } = await ask<Changes>('changes')
      // Where git cannot answer now, the list stays.
      if (status === 200) this.changes = body
    } catch {
      // The server has stopped: the words stay here, and are tried again.
      this.state = 'failed'
      this.#timer = window.setTimeout(() => void this.save(), 3000)
    }
    const { head } = this.changes
    // The first time, what was written before is news.
    this.#saved({
      hasOtherCommit: before.head !== '' && before.head !== head,
      isWritten: JSON.stringify(before) !== JSON.stringify(this.changes),
    })
  }

  async #saveOne(facts: TextFacts, text: string): Promise<void> {
    const { id } = facts
    const { status, body } = await ask<{ refusal?: Refusal; now?: string; value?: string }>('save', {
      id,
      was: facts.value,
      text,
    })
    if (this.refused?.id === id || body.refusal) this.refused = body.refusal ? { id, refusal: body.refusal } : undefined
    if (status === 409 && body.now !== undefined) this.clash = { id, theirs: body.now, mine: text }
    else if (status !== 200 && !body.refusal) throw new Error('Not saved.')
    if (status !== 200) return
    const was = facts.was ?? facts.value
    // Quotation marks, blanks and the brand's name are put right on the way.
    const { value = text } = body
    Object.assign(facts, { value, was: was === value ? undefined : was, differs: undefined })
    if (this.typed.get(id) === text) this.typed.delete(id)
    for (const other of this.#facts.values())
      if (other.translation?.id === id) other.translation = { ...other.translation, value, was: facts.was }
  }
}

interface Unsaved {
  id: number
  was: string
  text: string
}

/** What a save may have brought. */
interface News {
  hasOtherCommit: boolean
  isWritten: boolean
}
