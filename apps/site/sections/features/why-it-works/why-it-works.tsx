import type { WhyItWorksSection } from '@repo/content/sections/features.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { WhyDrawing } from './why-drawing.tsx'

/** One question, and replies from both sides of the talk: no two of one width. */
export function WhyItWorks({ headline, replies }: WhyItWorksSection) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <h2 className="mb-7 w-fit rounded-xl rounded-es-[8px] bg-lemon px-[1.6rem] pt-[1.3rem] pb-6 type-display tab-wide:mb-10 tab-wide:rounded-[56px] tab-wide:rounded-es-[8px] tab-wide:px-11 tab-wide:pt-8 tab-wide:pb-[2.3rem]">
          <Words>{headline}</Words>
        </h2>
        <ul className="grid gap-3 stagger tab-wide:gap-5">
          {replies.map(({ title, text, shows }, place) => {
            const side = place % 2 === 0 ? sides.start : sides.end
            return (
              <li
                key={plainWords(title)}
                className={`[--reply:54%] tab-wide:grid tab-wide:items-center tab-wide:gap-x-8 tab-wide:px-0 lap-wide:gap-x-12 ${side.row} ${widths[place % widths.length]}`}
              >
                <div
                  className={`rounded-card px-[1.4rem] py-[1.3rem] phone:max-tab-wide:w-fit phone:max-tab-wide:max-w-[86%] tab-wide:rounded-xl tab-wide:px-6 tab-wide:py-[1.4rem] lap-wide:px-8 lap-wide:pt-[1.7rem] lap-wide:pb-[1.8rem] ${side.reply} ${grounds[shows.kind]}`}
                >
                  <h3 className="type-head">
                    <Words>{title}</Words>
                  </h3>
                  <p className={`mt-1.5 max-w-[28.8em] text-pretty ${shows.kind === 'objection' ? 'text-ash' : ''}`}>
                    <Words>{text}</Words>
                  </p>
                </div>
                <div className={`hidden min-w-0 tab-wide:block ${side.drawing}`}>
                  <WhyDrawing {...shows} />
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Replies come from the start and the end of the line in turn, the drawing on the other side. */
const sides = {
  start: {
    row: 'pe-6 tab-wide:grid-cols-[minmax(0,var(--reply))_minmax(0,1fr)]',
    reply: 'rounded-es-[6px] tab-wide:rounded-es-[6px]',
    drawing: '',
  },
  end: {
    row: 'ps-6 tab-wide:grid-cols-[minmax(0,1fr)_minmax(0,var(--reply))]',
    reply: 'rounded-ee-[6px] phone:max-tab-wide:ms-auto tab-wide:order-1 tab-wide:rounded-ee-[6px]',
    drawing: 'tab-wide:justify-self-end',
  },
}

const widths = [
  'lap-wide:[--reply:600px]',
  'lap-wide:[--reply:680px]',
  'lap-wide:[--reply:560px]',
  'lap-wide:[--reply:640px]',
  'lap-wide:[--reply:580px]',
  'lap-wide:[--reply:520px]',
]

/** The background says who speaks: the visitor is honest in blush, the AI handles objections in ink. */
const grounds = {
  moment: 'bg-lemon-soft',
  honesty: 'bg-blush',
  objection: 'on-ink bg-ink text-paper',
  headline: 'bg-mint',
  segments: 'bg-fog',
  switch: 'bg-lemon',
}
