import { moneyEn } from '../../cost/words/money.en.ts'
import { moneyHe } from '../../cost/words/money.he.ts'
import { wordsHook } from '../../../shared/words/use-words.tsx'

/** The words of ad cost. */
export const useMoneyWords = wordsHook({ en: moneyEn, he: moneyHe })
