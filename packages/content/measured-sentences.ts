import type { Claim } from '@repo/content/claims/claim.ts'
import { formText, readNumber } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { figures, measuredName, planQuestions, type Figures } from '@repo/content/claims/measured.ts'
import { closingSurvey } from '@repo/contract/closing-survey.ts'
import { locales, type Locale } from '@repo/contract/locale.ts'
import type { Copy } from './copy.ts'
import type { ResultsWords } from './results/plan.ts'
import type { ClosingSection } from './sections/shared.ts'
import { withValues } from './with-values.ts'

/** By question and answer. An answer that was not measured has none. */
export type MeasuredSentences = Record<(typeof planQuestions)[number], Record<string, Copy>>

/** How many gave the same answer as the visitor, as a sentence for each answer that was measured (CL-24). */
export function measuredSentences(
  words: ResultsWords,
  locale: Locale,
  ledger: Ledger,
  file: Partial<Figures> = figures,
): MeasuredSentences {
  const sentences = planQuestions.map((question) => {
    const parts: Record<string, { chip: Copy }> = words[question]
    const ofAnswers = Object.entries(parts).flatMap(([option, { chip }]) => {
      const claim = ledger[measuredName(question, option)]
      const share = claim && !claim.off && formText(claim, 'plain', locale)
      if (!share) return []
      return [[option, withValues(words.measured, { answer: String(chip), share, ...daysIn(locale, file) })]]
    })
    return [question, Object.fromEntries(ofAnswers)]
  })
  return Object.fromEntries(sentences)
}

/** What visitors answered in the closing survey: a lead, and the measured answers, the most frequent first (CL-25). */
export interface MeasuredClosing {
  lead: Copy
  answers: readonly { share: Copy; text: Copy }[]
}

/** Undefined: nothing was measured. */
export function measuredClosing(
  { measured, survey }: Pick<ClosingSection, 'measured' | 'survey'>,
  locale: Locale,
  ledger: Ledger,
  file: Partial<Figures> = figures,
): MeasuredClosing | undefined {
  const claimed = survey.answers.flatMap(({ id, text }) => {
    const claim = id && ledger[measuredName(closingSurvey.id, id)]
    return claim && !claim.off ? [{ claim, text }] : []
  })
  const [first] = claimed
  if (!measured || !first) return undefined
  const read = (claim: Claim, form: string) => formText(claim, form, locale) ?? ''
  return {
    lead: withValues(measured, { visitors: read(first.claim, 'visitors'), ...daysIn(locale, file) }),
    answers: claimed
      .toSorted((one, other) => (readNumber(other.claim, 'share') ?? 0) - (readNumber(one.claim, 'share') ?? 0))
      .map(({ claim, text }) => ({ share: read(claim, 'plain') as unknown as Copy, text })),
  }
}

function daysIn(locale: Locale, { from = '', to = '' }: Partial<Figures>): { from: string; to: string } {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const written = (day: string) =>
    new Date(day).toLocaleDateString(locales[locale].date, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(!isOneYear && { year: 'numeric' }),
    })
  return { from: written(from), to: written(to) }
}
