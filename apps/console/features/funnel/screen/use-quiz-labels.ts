import { useQuery } from '@tanstack/react-query'
import type { PersonalWords } from '@repo/content/quizzes/personal-words.ts'
import { type QuizLabels, quizLabels } from '@repo/content/quiz-labels.ts'
import type { Written } from '@repo/content/written.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { useLocale } from '../../../shared/words/use-words.tsx'

/** The words of the quiz as its visitors read them, in the language of the console. Ids that it does not know stay as they are. */
export function useQuizLabels(): QuizLabels {
  const { locale } = useLocale()
  const { data } = useQuery({
    queryKey: ['quiz-words', locale],
    queryFn: loaders[locale],
    staleTime: Infinity,
    refetchInterval: false,
  })
  return quizLabels(data)
}

const loaders: Record<Locale, () => Promise<Written<PersonalWords>>> = {
  en: async () => (await import('@repo/content/quizzes/personal.en.ts')).personalEn,
  he: async () => (await import('@repo/content/quizzes/personal.he.ts')).personalHe,
}
