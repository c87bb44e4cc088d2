import type { InEveryLocale } from '../locales.ts'
import { en } from './en.ts'
import { he } from './he.ts'
import type { UiWords } from './ui-words.ts'

export const ui: InEveryLocale<UiWords> = { en, he }
