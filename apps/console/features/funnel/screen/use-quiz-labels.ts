import { useQuery } from '@tanstack/react-query'
import type { PersonalWords } from '@repo/content/quizzes/personal-words.ts'
import type { Written } from '@repo/content/written.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { useLocale } from '../../../shared/words/use-words.tsx'

/** The words of the quiz as its visitors read them, in the language of the console. Ids that it does not know stay as they are. */
export function useQuizLabels() {
  const { locale } = useLocale()
  const { data } = useQuery({
    queryKey: ['quiz-words', locale],
    queryFn: loaders[locale],
    staleTime: Infinity,
    refetchInterval: false,
  })
  const steps: Readonly<Record<string, unknown>> = data?.steps ?? {}
  return {
    question: (id: string) => readText(partOf(steps[id], 'title')) ?? id,
    option: (question: string, id: string) =>
      readText(partOf(partOf(partOf(steps[question], 'options'), id), 'label')) ?? id,
  }
}

const loaders: Record<Locale, () => Promise<Written<PersonalWords>>> = {
  en: async () => (await import('@repo/content/quizzes/personal.en.ts')).personalEn,
  he: async () => (await import('@repo/content/quizzes/personal.he.ts')).personalHe,
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Without the marks of copy. A text that rests on claims is read in its form without them. */
function readText(value: unknown): string | undefined {
  const text = typeof value === 'object' ? partOf(value, 'without') : value
  return typeof text === 'string' ? text.replaceAll(/\*\*/g, '') : undefined
}
