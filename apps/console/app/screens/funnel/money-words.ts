import { moneyEn } from '../../words/money.en.ts'
import { moneyHe } from '../../words/money.he.ts'
import { wordsHook } from '../../words/use-words.tsx'

/** The words of ad cost. */
export const useMoneyWords = wordsHook({ en: moneyEn, he: moneyHe })
