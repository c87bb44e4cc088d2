import { proposeEn } from '../words/propose.en.ts'
import { proposeHe } from '../words/propose.he.ts'
import { wordsHook } from '../../../shared/words/use-words.tsx'

/** The words of starting and ending an experiment. */
export const useProposeWords = wordsHook({ en: proposeEn, he: proposeHe })
