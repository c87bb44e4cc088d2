import { canBeSaid, fewest, measuredQuestions, type Figures } from '@repo/content/claims/measured.ts'
import type { AnswerCounts } from './read-answer-counts.ts'

/** The counts as whole per cents, without small groups, and what became of each question as a line to print. */
export function countFigures({ rows, ...period }: AnswerCounts): { figures: Figures | {}; says: string[] } {
  const questions: Record<string, { n: number; shares: Record<string, number> }> = {}
  const says = Object.entries(measuredQuestions).map(([question, options]) => {
    const answers = rows.filter((row) => row.question === question)
    const n = answers.reduce((sum, row) => sum + row.answers, 0)
    if (n < fewest.answers) return `${question}: ${n} answers, of ${fewest.answers} that it needs.`
    const shares = withoutSmallGroups(answers)
      .filter(({ option }) => options.includes(option))
      .map((row) => [row.option, Math.round((100 * row.answers) / n)] as const)
      .filter(([, share]) => canBeSaid(share))
    if (shares.length > 0) questions[question] = { n, shares: Object.fromEntries(shares) }
    const left = answers.filter(({ option }) => !shares.some(([id]) => id === option)).map(({ option }) => option)
    return [
      `${question}: ${n} answers. ${shares.map(([option, share]) => `${option} ${share} %`).join(', ') || 'None to quote'}.`,
      ...(left.length > 0 ? [`Left out, too few or no longer asked: ${left.join(', ')}.`] : []),
    ].join(' ')
  })
  return { figures: Object.keys(questions).length > 0 ? { ...period, questions } : {}, says }
}

/** Leaves out groups of under ten, and the next smallest while the rest would tell how small they are together. */
function withoutSmallGroups(answers: AnswerCounts['rows']): AnswerCounts['rows'] {
  const rising = answers.toSorted((one, other) => one.answers - other.answers)
  let hidden = 0
  return rising.filter((row) => {
    const isKept = row.answers >= fewest.group && (hidden === 0 || hidden >= fewest.group)
    if (!isKept) hidden += row.answers
    return isKept
  })
}
