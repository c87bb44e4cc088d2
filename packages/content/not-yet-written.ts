import type { InEveryLocale } from '@repo/contract/locale.ts'

/** What a new item of a list says until it has words of its own. A check stops it, so that it is never published. */
export const notYetWritten: InEveryLocale<string> = { en: 'Not yet written', he: 'עוד לא נכתב' }
