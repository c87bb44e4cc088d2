import type { InEveryLocale } from '@repo/contract/locale.ts'
import { en } from './en.ts'
import { he } from './he.ts'
import type { OutlineWords } from './outline-words.ts'

export const outline: InEveryLocale<OutlineWords> = { en, he }
