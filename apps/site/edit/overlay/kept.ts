import type { Confirmed } from './is-translated.ts'

/** What a person answered once, in this browser: tips that were dismissed, translations that were confirmed, and their own name. */
export class Kept {
  #dismissed: ReadonlySet<string> | undefined
  #confirmed: Confirmed | undefined

  isDismissed(tip: string): boolean {
    return this.#tips.has(tip)
  }

  dismiss(tip: string): void {
    this.#dismissed = new Set([...this.#tips, tip])
    localStorage.setItem('edit-dismissed', JSON.stringify([...this.#dismissed].slice(-500)))
  }

  get confirmed(): Confirmed {
    return (this.#confirmed ??= JSON.parse(localStorage.getItem('edit-confirmed') ?? '[]') as Confirmed)
  }

  set confirmed(confirmed) {
    this.#confirmed = confirmed
    localStorage.setItem('edit-confirmed', JSON.stringify(confirmed))
  }

  get author(): string {
    return localStorage.getItem('edit-author') ?? ''
  }

  sign(name: string): void {
    localStorage.setItem('edit-author', name)
  }

  get #tips(): ReadonlySet<string> {
    return (this.#dismissed ??= new Set(JSON.parse(localStorage.getItem('edit-dismissed') ?? '[]') as string[]))
  }
}
