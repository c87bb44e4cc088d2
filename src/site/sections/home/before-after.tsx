import type { BeforeAfterSection } from '#content/sections/home.ts'
import { DotField, type Voice } from '#ui/dot-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { scatter } from '#ui/scatter.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Words } from '#ui/words.tsx'

/** The same 64 visitors twice: grey dots in a report, then people of whom some bought and many said why. */
export function BeforeAfter({ headline, text, before, after }: BeforeAfterSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="relative grid tab:grid-cols-[1fr_1fr]">
          <Side {...before} side="before" dots={silent} />
          <Side {...after} side="after" dots={heard} />
          {/* Where one side turns into the other: between the lines on phones, between the columns from there on. */}
          <span
            className="absolute start-1/2 top-1/2 -m-8 grid size-16 rotate-90 place-items-center rounded-[50%] border-6 border-paper bg-lemon tab:top-[54px] tab:rotate-none"
            aria-hidden="true"
          >
            <Icon name="swap" className="size-6" />
          </span>
        </div>
      </div>
    </section>
  )
}

const silent = Array<Voice>(64).fill('line')
const heard = scatter<Voice>({ veil: 36, blush: 15, jade: 9, lemon: 4 }, 17156)

const sides = {
  before: {
    box: 'rounded-t-card bg-fog pt-[1.6rem] tab:rounded-s-xl tab:rounded-e-none',
    line: 'border-line',
    icon: 'text-tomato-deep',
  },
  after: {
    box: 'rounded-es-card rounded-ee-[6px] bg-jade-deep pt-[2.6rem] text-paper tab:rounded-se-xl tab:rounded-es-none',
    line: 'border-[rgb(255_255_255/.22)]',
    icon: 'text-jade',
  },
}

function Side({
  title,
  points,
  side,
  dots,
}: BeforeAfterSection['before'] & { side: 'before' | 'after'; dots: Voice[] }) {
  return (
    <div className={`px-6 pb-[1.6rem] tab:px-11 tab:py-[2.2rem] lap:pt-[2.6rem] lap:pb-11 ${sides[side].box}`}>
      <h3 className="mb-6 font-display text-[1.375rem]/none">
        <Words>{title}</Words>
      </h3>
      <DotField dots={dots} columns={16} size={0.78} said={(voice) => voice !== 'line' && voice !== 'veil'} />
      <ul className="mt-7">
        {points.map((point) => (
          <li
            key={plainWords(point.text)}
            className={`flex items-center gap-[.95rem] border-t py-[1.05rem] font-display text-[1.25rem]/[1.2] tracking-[-.012em] lap:text-[1.5rem] he:tracking-normal ${sides[side].line}`}
          >
            <Icon name={point.icon} className={`size-6 ${sides[side].icon}`} />
            <Words>{point.text}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}
