import type { SampleQuestionsSection } from '#content/sections/quiz.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Words } from '#ui/words.tsx'
import './sample-questions.css'

export function SampleQuestions({ headline, text, questions, plan }: SampleQuestionsSection) {
  return (
    <section className="py-section">
      <div className="wrap sample-questions">
        <div>
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-4.5 max-w-[20.4em] type-lead text-slate">
            <Words>{text}</Words>
          </p>
        </div>
        <ul className="sample-questions-talk">
          {questions.map(({ question, answer }) => (
            <li key={question} className="sample-questions-pair">
              <span className="sample-questions-asked">
                <Words>{question}</Words>
              </span>
              <span className="sample-questions-answered">
                <Words>{answer}</Words>
              </span>
            </li>
          ))}
          <li className="sample-questions-plan">
            <BrandMark shape="var(--color-lemon)" dots="var(--color-ink)" className="size-9 flex-none" />
            <Words>{plan}</Words>
          </li>
        </ul>
      </div>
    </section>
  )
}
