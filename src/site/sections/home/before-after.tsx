import type { BeforeAfterSection } from '#content/sections/home.ts'
import { DotField, type Voice } from '#ui/dot-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { scatter } from '#ui/scatter.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Words } from '#ui/words.tsx'
import './before-after.css'

/** The same 64 visitors twice: grey dots in a report, then people of whom some bought and many said why. */
export function BeforeAfter({ headline, text, before, after }: BeforeAfterSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="before-after">
          <Side {...before} side="before" dots={silent} />
          <Side {...after} side="after" dots={heard} />
          <span className="before-after-knob" aria-hidden="true">
            <Icon name="swap" className="size-6" />
          </span>
        </div>
      </div>
    </section>
  )
}

const silent = Array<Voice>(64).fill('line')
const heard = scatter<Voice>({ veil: 36, blush: 15, jade: 9, lemon: 4 }, 17156)

function Side({
  title,
  points,
  side,
  dots,
}: BeforeAfterSection['before'] & { side: 'before' | 'after'; dots: Voice[] }) {
  return (
    <div className={`before-after-${side}`}>
      <h3 className="mb-6 font-display text-[1.375rem]/none">
        <Words>{title}</Words>
      </h3>
      <DotField dots={dots} columns={16} size={0.78} said={(voice) => voice !== 'line' && voice !== 'veil'} />
      <ul className="mt-7">
        {points.map((point) => (
          <li key={point.text}>
            <Icon name={point.icon} className="size-6" />
            <Words>{point.text}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}
