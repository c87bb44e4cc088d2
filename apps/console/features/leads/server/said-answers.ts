import type { Locale } from '@repo/contract/locale.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import { personalEn } from '@repo/content/quizzes/personal.en.ts'
import { personalHe } from '@repo/content/quizzes/personal.he.ts'
import { quizLabels } from '@repo/content/quiz-labels.ts'

/** The answers of a visitor in one line, in the words that the screen of a lead shows. */
export function saidAnswers(answers: QuizAnswers, lang: Locale): string {
  const labels = labelsIn[lang]
  return Object.entries(answers)
    .map(([id, option]) => {
      const question = labels.question(id)
      return `${question}${/[?:.]$/.test(question) ? '' : ':'} ${labels.option(id, option)}`
    })
    .join('; ')
}

const labelsIn = { en: quizLabels(personalEn), he: quizLabels(personalHe) } satisfies Record<Locale, unknown>
