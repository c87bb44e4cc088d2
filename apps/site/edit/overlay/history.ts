import type { ChangeAsked } from '../change-requests.ts'
import type { EditKind } from './field.ts'

/** One step of undo: a sentence of a page, its words before and after. No node of the page, which may be another one by then. */
export interface Step {
  id: number
  /** The address of the page on which it was made. */
  path: string
  before: string
  after: string
  /** It changed more than these words: the request that did. */
  request?: Request
}

/** The server takes it back by itself: `undo`. */
export interface Request {
  name: 'item' | 'claim' | 'discard' | 'dates' | 'undo'
  asked: ChangeAsked
}

/** Undo of the whole session, across sentences and pages. A step is a word, a paste, a button, or what is typed without a pause of 700 ms. */
export class History {
  readonly #steps: Step[] = []
  readonly #now: () => number
  #place = 0
  #typedAt = 0
  /** The last step may grow. */
  #isOpen = false

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  add(step: Step, kind: EditKind): void {
    const last = this.#steps[this.#place - 1]
    const isSame = kind === 'letter' && this.#isOpen && last?.id === step.id && this.#now() - this.#typedAt < 700
    this.#steps.splice(this.#place, this.#steps.length)
    if (isSame && last) last.after = step.after
    else this.#place = this.#steps.push({ ...step })
    this.#typedAt = this.#now()
    this.#isOpen = kind !== 'step'
  }

  /** How many steps are done. */
  get at(): number {
    return this.#place
  }

  can(by: 1 | -1): boolean {
    return this.#steps[by < 0 ? this.#place - 1 : this.#place] !== undefined
  }

  /** The sentence that changes with this step, and its words then. */
  travel(by: 1 | -1): { id: number; path: string; text: string; request?: Request } | undefined {
    const step = this.#steps[by < 0 ? this.#place - 1 : this.#place]
    if (!step) return undefined
    this.#place += by
    this.#isOpen = false
    const { id, path, before, after, request } = step
    if (!request) return { id, path, text: by < 0 ? before : after }
    return { id, path, text: '', request: by < 0 ? { ...request, name: 'undo' } : request }
  }
}
