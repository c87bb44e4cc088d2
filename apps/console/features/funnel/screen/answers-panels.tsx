import { useQuery } from '@tanstack/react-query'
import type { AnswersReport } from '../api/reports.ts'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useQuizLabels } from './use-quiz-labels.ts'

/** What visitors answer: a panel per question, a row of dots per option. */
export function AnswersPanels() {
  const { funnel: words, format } = useWords()
  const { filters } = useFilters()
  const query = useQuery(queries.answers(filters))
  const answered = (query.data?.questions ?? []).map((question) => ({
    ...question,
    total: question.options.reduce((sum, { count }) => sum + count, 0),
  }))
  const scale = dotScale(Math.max(0, ...answered.map(({ total }) => total)))
  return (
    <>
      <ReportPanel
        query={query}
        title={words.answers}
        isEmpty={() => answered.length === 0}
        aside={answered.length > 0 && (scale === 1 ? words.oneDotAnswer : words.oneDotAnswers(format.number(scale)))}
      />
      {answered.length > 0 && (
        <div className="grid grid-cols-2 gap-3 max-tab:grid-cols-1" data-faded={query.error ? '' : undefined}>
          {answered.map((question) => (
            <Question key={question.question} {...question} scale={scale} />
          ))}
        </div>
      )}
    </>
  )
}

/** Panel of one question: options by count. The dots are hidden from screen readers, which read the table. */
function Question({
  question,
  options,
  total,
  scale,
}: AnswersReport['questions'][number] & { total: number; scale: number }) {
  const { funnel: words, format } = useWords()
  const labels = useQuizLabels()
  return (
    <Panel title={labels.question(question)} aside={words.answered(format.number(total))}>
      <table className="block w-full *:[tbody]:block">
        <thead className="sr-only">
          <tr>
            <th>{words.answer}</th>
            <th>{words.count}</th>
            <th>{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ option, count }, index) => (
            <tr
              key={option}
              className="grid grid-cols-[minmax(0,214px)_minmax(0,1fr)_48px_52px] items-center gap-3 border-t border-fog-2 py-2 max-lap:grid-cols-[minmax(0,150px)_minmax(0,1fr)_44px_52px] max-tab:grid-cols-[minmax(0,1fr)_auto_52px] max-tab:gap-x-2.5 max-tab:gap-y-1"
              data-answer={`${question}:${option}`}
            >
              <th className={`text-start ${index === 0 ? 'font-semibold' : 'font-normal'}`}>
                {labels.option(question, option)}
              </th>
              <td aria-hidden="true" className="max-tab:order-1 max-tab:col-span-full">
                <Dots look="row" counts={{ said: countDots(count, scale) }} />
              </td>
              <td className="text-end tabular-nums in-data-faded:text-slate">
                <bdi dir="ltr">{format.number(count)}</bdi>
              </td>
              <td className="text-end font-semibold tabular-nums in-data-faded:text-slate">
                <bdi dir="ltr">{format.percent(count / total)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
