import type { Pool } from 'pg'
import type { AnswersReport, Filters } from '../api/reports.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { buildWhere, hasNoPageOrCampaign } from './read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'

/** The answers to each question in the order of the quiz, most chosen first; also options that were not chosen. */
export async function readAnswers(pool: Pool, pages: SitePages, filters: Filters): Promise<AnswersReport> {
  const { where, values, columns } = buildWhere(pages, filters)
  const { rows } = await pool.query<{ question: string; option: string; count: number }>(
    `select question, option, sum(visits)::float8 as count from ${hasNoPageOrCampaign(columns) ? 'answer_source_daily' : 'answer_daily'}
     where ${where} group by question, option`,
    values,
  )
  const questions = quizQuestions.map(({ id: question, options }) => ({
    question,
    options: options
      .map((option) => ({
        option,
        count: rows.find((row) => row.question === question && row.option === option)?.count ?? 0,
      }))
      .toSorted((a, b) => b.count - a.count),
  }))
  return { questions: questions.filter(({ options }) => options.some(({ count }) => count > 0)) }
}
