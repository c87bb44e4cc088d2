import type { Locale } from '@repo/contract/locale.ts'
import { moneyEn } from '../../words/money.en.ts'
import { moneyHe } from '../../words/money.he.ts'
import { useLocale } from '../../words/use-words.tsx'

const moneyWords: Record<Locale, typeof moneyEn> = { en: moneyEn, he: moneyHe }

/** The words of ad cost, apart from the others: no other screen needs them. */
export function useMoneyWords(): typeof moneyEn {
  return moneyWords[useLocale().locale]
}
