import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import { useQuizLabels } from '../../funnel/screen/use-quiz-labels.ts'

/** The answers that a visitor attached, in the words of the quiz. */
export function LeadAnswers({ answers }: { answers: QuizAnswers }) {
  const labels = useQuizLabels()
  return (
    <dl className="grid grid-cols-2 gap-x-4.5 gap-y-3 max-tab:grid-cols-1">
      {Object.entries(answers).map(([question, option]) => (
        <div key={question}>
          <dt className="text-slate">{labels.question(question)}</dt>
          <dd className="font-semibold">{labels.option(question, option)}</dd>
        </div>
      ))}
    </dl>
  )
}
