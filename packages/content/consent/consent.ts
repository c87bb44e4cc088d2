import type { InEveryLocale } from '@repo/contract/locale.ts'
import type { ConsentWords } from './consent-words.ts'
import type { Written } from '../written.ts'
import { en } from './en.ts'
import { he } from './he.ts'

export const consent: InEveryLocale<Written<ConsentWords>> = { en, he }

/** Add one whenever more is counted than these words said before: everybody is asked again. */
export const consentVersion = 6
