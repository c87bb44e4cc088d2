import { wordsHook } from '../../../shared/words/use-words.tsx'
import { healthEn } from '../words/health.en.ts'
import { healthHe } from '../words/health.he.ts'

/** The words of Health, which no other screen needs. */
export const useHealthWords = wordsHook({ en: healthEn, he: healthHe })
