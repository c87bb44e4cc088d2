import type { Texts } from '@repo/content/copy.ts'

/** Filled content as tests compare it with a page: its copy as strings. */
export function asTexts<T>(filled: T): Texts<T> {
  return filled as Texts<T>
}

/** Words of a test, which quote nothing and need no filling, as components take them. */
export function asCopy<T>(words: NoInfer<Texts<T>>): T {
  return words as T
}
