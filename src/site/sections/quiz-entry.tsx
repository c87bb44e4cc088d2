import type { QuizEntrySection } from '#content/sections/quiz-entry.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'
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
          <QuestionMark />
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

// 33 dots. Never mirrored: Hebrew asks with the same mark.
const rows = ['  11111', ' 1111111', '111   111', '11     11', '      111', '     111', '    111', '    11']

function QuestionMark() {
  const dots = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === '1' ? [`M${x + 0.5} ${y + 0.5}h0`] : [])),
  )
  return (
    <svg viewBox="0 0 10 8" aria-hidden="true" className="quiz-entry-dots">
      {/* A line of no length with round ends is a dot. */}
      <path d={dots.join('')} stroke="currentColor" strokeWidth=".88" strokeLinecap="round" />
    </svg>
  )
}
