/** Web storage that never throws: in a private window, or when the quota is exceeded, it acts as empty. */
export interface SafeStorage {
  keys: () => string[]
  get: (key: string) => string | null
  /** Without a value, the key is removed. */
  set: (key: string, value?: string) => void
}

export function safeStorage(storage: () => Storage): SafeStorage {
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
        // Not stored; the copy in memory is sent while the page is open.
      }
    },
  }
}

/** The list under a key. Anything else that was stored there counts as an empty list. */
export function readList<Item>(from: SafeStorage, key: string): Item[] {
  try {
    const list: unknown = JSON.parse(from.get(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export function writeList(to: SafeStorage, key: string, list: readonly unknown[]): void {
  to.set(key, list.length > 0 ? JSON.stringify(list) : undefined)
}
