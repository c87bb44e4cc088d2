import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import type { Claim } from './claim.ts'
import file from './figures.json' with { type: 'json' }

/** What visitors of the quiz answered in some days, as `npm run admin -- figures` writes it (CL-24). */
export interface Figures {
  from: string
  to: string
  /** What counted them. */
  query: string
  /** By question: how many answered it, and of 100 of them how many gave an answer. */
  questions: Readonly<Record<string, { n: number; shares: Readonly<Record<string, number>> }>>
}

/** The file of this copy. Empty: there are no answers yet, or too few. */
export const figures: Partial<Figures> = file

/** The answers that the plan quotes: what hurts, and how clear it is why visitors do not buy. */
export const measuredQuestions = ['pain', 'question'] as const

/** A share of fewer people says little about them and too much about each. */
export const fewest = { answers: 100, group: 10 }

/** The claims that rest on the figures, by name. An answer that the quiz no longer has is none. */
export function measuredClaims({ from, to, query, questions = {} }: Partial<Figures> = figures): Record<string, Claim> {
  return Object.fromEntries(
    sharesIn(questions)
      .filter(isQuoted)
      .map(({ question, option, n, share }) => [
        measuredName(question, option),
        {
          id: 'CL-24',
          about: `Answered ${option} to ${question} in the quiz`,
          kind: 'text',
          value: share,
          forms: { plain: { en: '{} of 100', he: '{} מתוך כל 100' } },
          pages: ['/results', '/results-en'],
          status: 'measured',
          source: `${n} answers, ${from} to ${to}: ${query}`,
        },
      ]),
  )
}

/** What the file has and the plan cannot say, as question and answer: the quiz has no such answer, or too few gave it. */
export function unusedFigures({ questions = {} }: Partial<Figures> = figures): string[] {
  return sharesIn(questions)
    .filter((one) => !isQuoted(one))
    .map(({ question, option }) => `${question}: ${option}`)
}

export function measuredName(question: string, option: string): string {
  return `measured_${question}_${option}`
}

type Share = ReturnType<typeof sharesIn>[number]

function sharesIn(questions: Figures['questions']) {
  return Object.entries(questions).flatMap(([question, { n, shares }]) =>
    Object.entries(shares).map(([option, share]) => ({ question, option, n, share })),
  )
}

/** Also of a file that was edited by hand. */
function isQuoted({ question, option, n, share }: Share): boolean {
  const { options = [] } = quizQuestions.find(({ id }) => id === question) ?? {}
  const isKnown = options.some((id) => id === option) && measuredQuestions.some((id) => id === question)
  return isKnown && n >= fewest.answers && canBeSaid(share) && ((share + 0.5) * n) / 100 >= fewest.group
}

/** One is no plural, and what rounds to all or to none is neither. */
export function canBeSaid(share: number): boolean {
  return Number.isInteger(share) && share > 1 && share < 100
}
