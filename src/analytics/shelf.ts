/** A place for text in the browser that never throws: in a private window, or when it is full, there is simply nothing on it. */
export interface Shelf {
  keys: () => string[]
  get: (key: string) => string | null
  /** Without a value, it is taken off. */
  set: (key: string, value?: string) => void
}

export function shelf(storage: () => Storage): Shelf {
  return {
    keys() {
      try {
        return Object.keys(storage())
      } catch {
        return []
      }
    },
    get(key) {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        if (value) storage().setItem(key, value)
        else storage().removeItem(key)
      } catch {
        // What is not kept is sent as long as the page is open.
      }
    },
  }
}

/** The list that lies on a shelf. Whatever else somebody put there counts as nothing. */
export function listOn<Item>(from: Shelf, key: string): Item[] {
  try {
    const list: unknown = JSON.parse(from.get(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export function putList(on: Shelf, key: string, list: readonly unknown[]): void {
  on.set(key, list.length > 0 ? JSON.stringify(list) : undefined)
}
