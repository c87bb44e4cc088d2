import { formText } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { figures, measuredName, measuredQuestions, type Figures } from '@repo/content/claims/measured.ts'
import { locales, type Locale } from '@repo/contract/locale.ts'
import type { Copy } from './copy.ts'
import { withValues } from './with-values.ts'
import type { ResultsWords } from './results/plan.ts'

/** By question and answer. An answer that was not measured has none. */
export type MeasuredSentences = Record<(typeof measuredQuestions)[number], Record<string, Copy>>

/** How many gave the same answer as the visitor, as a sentence for each answer that was measured (CL-24). */
export function measuredSentences(
  words: ResultsWords,
  locale: Locale,
  ledger: Ledger,
  { from = '', to = '' }: Partial<Figures> = figures,
): MeasuredSentences {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const written = (day: string) =>
    new Date(day).toLocaleDateString(locales[locale].date, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(!isOneYear && { year: 'numeric' }),
    })
  const sentences = measuredQuestions.map((question) => {
    const parts: Record<string, { chip: Copy }> = words[question]
    const ofAnswers = Object.entries(parts).flatMap(([option, { chip }]) => {
      const claim = ledger[measuredName(question, option)]
      const share = claim && !claim.off && formText(claim, 'plain', locale)
      if (!share) return []
      return [
        [option, withValues(words.measured, { answer: String(chip), share, from: written(from), to: written(to) })],
      ]
    })
    return [question, Object.fromEntries(ofAnswers)]
  })
  return Object.fromEntries(sentences)
}
