import type { WhyItWorksSection } from '#content/sections/features.ts'
import { Words } from '#ui/words.tsx'
import { WhyDrawing } from './why-drawing.tsx'
import './why-it-works.css'

/** One question, and replies from both sides of the talk: no two of one width. */
export function WhyItWorks({ headline, replies }: WhyItWorksSection) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <h2 className="why-it-works-question type-display">
          <Words>{headline}</Words>
        </h2>
        <ul className="why-it-works-replies stagger">
          {replies.map(({ title, text, shows }) => (
            <li key={title} className="why-it-works-row">
              <div className={`why-it-works-reply ${grounds[shows.kind]}`}>
                <h3 className="type-head">
                  <Words>{title}</Words>
                </h3>
                <p className="mt-1.5 max-w-[28.8em] text-pretty">
                  <Words>{text}</Words>
                </p>
              </div>
              <div className="why-it-works-drawing">
                <WhyDrawing {...shows} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The background says who speaks: the visitor is honest in blush, the AI handles objections in ink. */
const grounds = {
  moment: 'bg-lemon-soft',
  honesty: 'bg-blush',
  objection: 'on-ink bg-ink text-paper',
  headline: 'bg-mint',
  segments: 'bg-fog',
  switch: 'bg-lemon',
}
