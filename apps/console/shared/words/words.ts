import type { en } from './en.ts'

/** Every word of the console in one language. English gives the type; Hebrew is written beside it, not translated. */
export type Words = typeof en
