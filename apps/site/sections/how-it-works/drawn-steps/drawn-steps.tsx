import type { DrawnStepsSection } from '@repo/content/sections/how-it-works.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../../shared/call.tsx'
import { StepDrawing } from './step-drawing.tsx'
import { Framed } from '../../shared/framed.tsx'

/** Numbered steps, each beside a piece of the product at work. */
export function DrawnSteps({ headline, steps, call }: DrawnStepsSection) {
  return (
    <Framed>
      <Words.h2 className="mb-10 type-title">{headline}</Words.h2>
      <ol className="stagger border-t-2 border-ink">
        {steps.map(({ title, text, shows }, place) => (
          <li
            key={plainWords(title)}
            className="grid grid-cols-[64px_minmax(0,1fr)] max-mini:grid-cols-[44px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-4.5 border-t border-line py-6.5 first:border-t-0 lap:items-center lap:py-6 lap:grid-cols-[132px_minmax(0,.82fr)_minmax(0,1.18fr)] lap:gap-x-10"
          >
            <DotNumeral value={String(place + 1)} hidden className="h-14.5 lap:h-28" />
            <div>
              <Words.h3 className="type-head">{title}</Words.h3>
              <Words.p className="mt-2 max-w-measure text-pretty text-slate">{text}</Words.p>
            </div>
            <div
              className={`col-span-full grid content-center gap-2 rounded-large p-5 lap:col-auto lap:min-h-53 lap:rounded-card lap:p-7 ${surfaces[shows.kind]}`}
            >
              <StepDrawing {...shows} />
            </div>
            {place === 2 && <Call {...call} className="col-span-full mt-2" />}
          </li>
        ))}
      </ol>
    </Framed>
  )
}

/** The background says who speaks in the drawing. */
const surfaces = {
  embedSwitch: 'bg-fog',
  questionEditor: 'bg-lemon',
  inbox: 'bg-blush-soft',
  correction: 'on-ink bg-ink text-paper',
  rewrite: 'bg-fog',
  orders: 'bg-mint',
}
