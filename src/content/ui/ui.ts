import type { InEveryLocale } from '#contract/locale.ts'
import { en } from './en.ts'
import { he } from './he.ts'
import type { UiWords } from './ui-words.ts'

export const ui: InEveryLocale<UiWords> = { en, he }
