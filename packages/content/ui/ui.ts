import type { InEveryLocale } from '@repo/contract/locale.ts'
import { en } from './en.ts'
import { he } from './he.ts'
import type { UiWords } from './ui-words.ts'
import type { Written } from '../written.ts'

export const ui: InEveryLocale<Written<UiWords>> = { en, he }
