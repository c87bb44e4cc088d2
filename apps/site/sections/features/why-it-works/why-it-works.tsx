import type { WhyItWorksSection } from '@repo/content/sections/features.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../../shared/call.tsx'
import { WhyDrawing } from './why-drawing.tsx'
import { Framed } from '../../shared/framed.tsx'
import { Rail } from '../../shared/rail.tsx'

/** One question, and replies from both sides of the talk: no two of one width. */
export function WhyItWorks({ headline, replies, call }: WhyItWorksSection) {
  return (
    <Framed surface="blushSoft">
      <h2 className="mb-5 w-fit rounded-xl cut-corner bg-lemon px-6.5 pt-5 pb-6 type-display wide:mb-10 wide:rounded-[56px] wide:cut-corner wide:px-11 wide:pt-8 wide:pb-9">
        <Words>{headline}</Words>
      </h2>
      <Rail
        as="ul"
        label={headline}
        className="stagger [--rail-card:min(84vw,20.6rem)] tab:grid tab:grid-cols-1 tab:gap-3 wide:gap-5"
      >
        {replies.map(({ title, text, shows }, place) => {
          const side = place % 2 === 0 ? sides.start : sides.end
          return (
            <li
              key={plainWords(title)}
              className={`[--reply:54%] max-tab:flex max-tab:flex-col max-tab:px-0! wide:grid wide:items-center wide:gap-x-8 wide:px-0 lap:gap-x-12 ${side.row} ${widths[place % widths.length]}`}
            >
              <div
                className={`rounded-card px-5.5 py-5 max-tab:flex-1 tab:max-wide:w-fit tab:max-wide:max-w-[86%] wide:rounded-xl wide:px-6 wide:py-5.5 lap:px-8 lap:pt-7 lap:pb-7 ${side.reply} ${surfaces[shows.kind]}`}
              >
                <Words.h3 className="type-head">{title}</Words.h3>
                <p className={`mt-1.5 max-w-[28.8em] text-pretty ${shows.kind === 'objection' ? 'text-ash' : ''}`}>
                  <Words>{text}</Words>
                </p>
              </div>
              <div className={`mt-3 min-w-0 max-wide:w-fit max-tab:max-w-full wide:mt-0 ${side.drawing}`}>
                <WhyDrawing {...shows} />
              </div>
              {place === 3 && (
                <Call
                  {...call}
                  bubble="paper"
                  className="-ms-6 py-7 max-tab:hidden wide:order-2 wide:col-span-full wide:ms-0"
                />
              )}
            </li>
          )
        })}
      </Rail>
    </Framed>
  )
}

/** Replies come from the start and the end of the line in turn, the drawing on the other side. */
const sides = {
  start: {
    row: 'pe-6 wide:grid-cols-[minmax(0,var(--reply))_minmax(0,1fr)]',
    reply: 'cut-corner wide:cut-corner',
    drawing: '',
  },
  end: {
    row: 'ps-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,var(--reply))]',
    reply: 'cut-corner-end tab:max-wide:ms-auto wide:order-1 wide:cut-corner-end',
    drawing: 'tab:max-wide:ms-auto wide:justify-self-end',
  },
}

const widths = [
  'lap:[--reply:600px]',
  'lap:[--reply:680px]',
  'lap:[--reply:560px]',
  'lap:[--reply:640px]',
  'lap:[--reply:580px]',
  'lap:[--reply:520px]',
]

/** The background says who speaks: the visitor is honest in blush, the AI handles objections in ink. */
const surfaces = {
  moment: 'bg-lemon-soft',
  honesty: 'bg-blush',
  objection: 'on-ink bg-ink text-paper',
  headline: 'bg-mint',
  segments: 'bg-fog',
  switch: 'bg-lemon',
}
