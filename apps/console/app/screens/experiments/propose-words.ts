import type { Locale } from '@repo/contract/locale.ts'
import { proposeEn } from '../../words/propose.en.ts'
import { proposeHe } from '../../words/propose.he.ts'
import { useLocale } from '../../words/use-words.tsx'

/** The words of starting and ending an experiment, apart from the others: no other screen needs them. */
export function useProposeWords(): typeof proposeEn {
  return proposeWords[useLocale().locale]
}

const proposeWords: Record<Locale, typeof proposeEn> = { en: proposeEn, he: proposeHe }
