import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import { useQuizLabels } from '../funnel/use-quiz-labels.ts'
import styles from './lead-answers.module.css'

/** The answers that a visitor attached, in the words of the quiz. */
export function LeadAnswers({ answers }: { answers: QuizAnswers }) {
  const labels = useQuizLabels()
  return (
    <dl className={styles.leadAnswers}>
      {Object.entries(answers).map(([question, option]) => (
        <div key={question}>
          <dt>{labels.question(question)}</dt>
          <dd>{labels.option(question, option)}</dd>
        </div>
      ))}
    </dl>
  )
}
