/** What a person answered once, in this browser: tips that were dismissed, sentences whose other language still fits, and their own name. */
export class Kept {
  readonly #sets = new Map<string, Set<string>>()

  has(list: 'fits' | 'dismissed', key: string): boolean {
    return this.#set(list).has(key)
  }

  add(list: 'fits' | 'dismissed', key: string): void {
    this.#set(list).add(key)
    localStorage.setItem(`edit-${list}`, JSON.stringify([...this.#set(list)].slice(-500)))
  }

  get author(): string {
    return localStorage.getItem('edit-author') ?? ''
  }

  sign(name: string): void {
    localStorage.setItem('edit-author', name)
  }

  #set(list: string): Set<string> {
    const set = this.#sets.get(list) ?? new Set(JSON.parse(localStorage.getItem(`edit-${list}`) ?? '[]') as string[])
    this.#sets.set(list, set)
    return set
  }
}
