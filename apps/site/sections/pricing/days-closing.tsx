import type { DaysClosingSection } from '@repo/content/sections/pricing.ts'
import { Dot } from '@repo/ui/dot.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'

/** The last word of the page: the days of the trial, counted, and the button. The last day has something to say. */
export function DaysClosing({ days, headline, text, cta, talk }: DaysClosingSection) {
  return (
    <Framed surface="mint" columns="startWide">
      <div>
        {/* The headline says how many. */}
        {/* Up to a week is one row, in the narrowest window too. */}
        <div className={`mb-6.5 flex gap-1.5 tab:gap-2.5 ${days > 7 ? 'flex-wrap' : 'flex-nowrap'}`} aria-hidden="true">
          {Array.from({ length: days }, (_, day) => (
            <Dot
              key={day}
              className="shrink basis-9 bg-ink/14 font-display text-large/none last:cut-corner last:bg-ink last:text-lemon tab:basis-11"
            >
              {day + 1}
            </Dot>
          ))}
        </div>
        <Words.h2 className="type-display">{headline}</Words.h2>
      </div>
      <div className="self-end">
        <Words.p className="mb-5.5 max-w-[19.2em] type-lead text-balance">{text}</Words.p>
        <CtaLink cta={cta} size="large" className="max-phone:w-full" />
        {talk && (
          <a
            {...linkTo(talk.to)}
            className="ms-6 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-6 max-phone:ms-0 max-phone:mt-3"
          >
            <Words>{talk.label}</Words>
          </a>
        )}
      </div>
    </Framed>
  )
}
