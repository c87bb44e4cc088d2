import type { DrawnStepsSection } from '#content/sections/how-it-works.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { StepDrawing } from './step-drawing.tsx'
import './drawn-steps.css'

/** Numbered steps, each beside a piece of the product at work. */
export function DrawnSteps({ headline, steps }: DrawnStepsSection) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <h2 className="mb-10 type-title">
          <Words>{headline}</Words>
        </h2>
        <ol className="stagger border-t-2 border-ink">
          {steps.map(({ title, text, shows }, place) => (
            <li key={title} className="drawn-steps-row">
              <DotNumeral value={String(place + 1)} hidden className="drawn-steps-number" />
              <div>
                <h3 className="type-head">
                  <Words>{title}</Words>
                </h3>
                <p className="mt-2 max-w-[21.6em] text-pretty text-slate">
                  <Words>{text}</Words>
                </p>
              </div>
              <div className={`drawn-steps-panel ${grounds[shows.kind]}`}>
                <StepDrawing {...shows} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The background says who speaks in the drawing. */
const grounds = {
  embedSwitch: 'bg-fog',
  questionEditor: 'bg-lemon',
  inbox: 'bg-blush-soft',
  correction: 'on-ink bg-ink text-paper',
  rewrite: 'bg-fog',
  orders: 'bg-mint',
}
