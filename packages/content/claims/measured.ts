import { closingSurvey } from '@repo/contract/closing-survey.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import type { Claim } from './claim.ts'
import file from './figures.json' with { type: 'json' }

/** What visitors answered in the quiz (CL-24) and in the closing survey (CL-25) in some days, as `npm run admin -- figures` writes it. */
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
export const planQuestions = ['pain', 'question'] as const

/** The answers that pages quote, by question: those of the plan, and those of the front pages to their own survey. */
export const measuredQuestions: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...quizQuestions
    .filter(({ id }) => planQuestions.some((question) => question === id))
    .map(({ id, options }) => [id, options]),
  [closingSurvey.id, closingSurvey.options],
])

/** A share of fewer people says little about them and too much about each. */
export const fewest = { answers: 100, group: 10 }

/** The claims that rest on the figures, by name. An answer that is no longer asked is none. */
export function measuredClaims({ from, to, query, questions = {} }: Partial<Figures> = figures): Record<string, Claim> {
  return Object.fromEntries(
    sharesIn(questions)
      .filter(isQuoted)
      .map((one) => [
        measuredName(one.question, one.option),
        {
          ...(one.question === closingSurvey.id ? closingClaim(one) : quizClaim(one)),
          kind: 'text',
          status: 'measured',
          source: `${one.n} answers, ${from} to ${to}: ${query}`,
        },
      ]),
  )
}

type Measured = Omit<Claim, 'kind' | 'status' | 'source'>

function quizClaim({ question, option, share }: Share): Measured {
  return {
    id: 'CL-24',
    about: `Answered ${option} to ${question} in the quiz`,
    value: share,
    forms: { plain: { en: '{} of 100', he: '{} מתוך כל 100' } },
    pages: ['/results', '/results-en'],
  }
}

function closingClaim({ option, n, share }: Share): Measured {
  return {
    id: 'CL-25',
    about: `Answered ${option} to the closing survey`,
    value: { share, n },
    forms: { plain: '{share}%', visitors: { en: '{n} visitors', he: '{n} גולשים' } },
    pages: ['/', '/he'],
  }
}

/** What the file has and no page can say, as question and answer: there is no such answer, or too few gave it. */
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
  return (
    measuredQuestions[question]?.includes(option) === true &&
    n >= fewest.answers &&
    canBeSaid(share) &&
    ((share + 0.5) * n) / 100 >= fewest.group
  )
}

/** One is no plural, and what rounds to all or to none is neither. */
export function canBeSaid(share: number): boolean {
  return Number.isInteger(share) && share > 1 && share < 100
}
