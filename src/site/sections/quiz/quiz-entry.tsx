import type { QuizEntrySection } from '#content/sections/quiz.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { QuestionMark } from '#ui/question-mark.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './quiz-entry.css'

export function QuizEntry({ headline, text, start, notNow, install }: QuizEntrySection) {
  return (
    <section className="bg-lemon">
      <div className="wrap quiz-entry">
        <div className="quiz-entry-words">
          <h1 className="quiz-entry-headline type-display">
            <Words>{headline}</Words>
          </h1>
          <p className="quiz-entry-text">
            <Words>{text}</Words>
          </p>
        </div>
        <div className="quiz-entry-mark">
          <QuestionMark className="quiz-entry-dots" />
          <a {...linkTo(start.to)} className="quiz-entry-stop" data-quiz-start="">
            <Icon name="arrowRight" className="size-[34px] rtl:-scale-x-100" />
            <span>
              <Words>{start.label}</Words>
            </span>
          </a>
          <ButtonLink {...linkTo(notNow.to)} look="line" size="small" className="quiz-entry-not-now">
            <Words>{notNow.label}</Words>
          </ButtonLink>
        </div>
        <p className="quiz-entry-install">
          <Icon name="click" className="size-[22px]" />
          <span>
            <Words>{install}</Words>
          </span>
        </p>
      </div>
    </section>
  )
}
