import type { SampleQuestionsSection } from '#content/sections/quiz.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'

const bubble = 'w-fit rounded-large px-[1.3rem] py-[.95rem] text-balance'

export function SampleQuestions({ headline, text, questions, plan }: SampleQuestionsSection) {
  return (
    <section className="py-section">
      <div className="wrap grid items-center gap-8 tab:grid-cols-[minmax(0,.72fr)_minmax(0,1.28fr)] tab:gap-10 lap:gap-18">
        <div>
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-4.5 max-w-[20.4em] type-lead text-slate">
            <Words>{text}</Words>
          </p>
        </div>
        <ul className="grid gap-3">
          {questions.map(({ question, answer }) => (
            <li
              key={plainWords(question)}
              className="grid items-center gap-2 tab:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] tab:gap-3.5"
            >
              <span className={`${bubble} nib bg-lemon font-display text-sub/[1.25]`}>
                <Words>{question}</Words>
              </span>
              <span className={`${bubble} ms-auto nib-end bg-blush text-[1.125rem]/[1.3]`}>
                <Words>{answer}</Words>
              </span>
            </li>
          ))}
          <li className="mt-2.5 flex w-fit items-center gap-[1.1rem] rounded-card nib bg-ink px-[1.7rem] py-[1.3rem] font-display text-[1.375rem]/[1.2] text-paper tab:text-[1.625rem]">
            <BrandMark shape="var(--color-lemon)" dots="var(--color-ink)" className="size-9 flex-none" />
            <Words>{plan}</Words>
          </li>
        </ul>
      </div>
    </section>
  )
}
