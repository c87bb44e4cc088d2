import type { ClosingSection } from '@repo/content/sections/shared.ts'
import type { MeasuredClosing } from '@repo/content/measured-sentences.ts'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink, OtherLinks } from './cta-link.tsx'
import { Framed } from './framed.tsx'

const look = { surface: 'lemon', size: 'large', className: 'w-full' } as const

/** The question the page has been asking all along, now to its reader. */
export function Closing({ headline, text, cta, note, second, talk, survey, answered }: Props) {
  return (
    <Framed surface="lemon" columns="startWide">
      <div>
        <Words.h2 className="type-display tab:max-lap:text-[6.4vw]">{headline}</Words.h2>
        <Words.p className="mt-6 mb-7 max-w-measure type-lead">{text}</Words.p>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <CtaLink cta={cta} size="large" />
          <OtherLinks
            links={[second, talk]}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-6"
          />
        </div>
        <Words.p className="mt-4 type-small">{note}</Words.p>
      </div>
      <div className="w-full tab:max-w-120 tab:justify-self-end">
        <LiveSurvey {...survey} {...look} />
        {answered && (
          <div className="mt-5 type-small" data-measured="">
            <Words.p>{answered.lead}</Words.p>
            <ul className="mt-2 grid gap-1">
              {answered.answers.map(({ share, text }) => (
                <li key={plainWords(text)} className="grid grid-cols-[2.5rem_1fr] gap-x-2">
                  <Words.b className="font-semibold tabular-nums">{share}</Words.b>
                  <Words.span>{text}</Words.span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Framed>
  )
}

interface Props extends ClosingSection {
  /** What visitors answered before, where it was measured. */
  answered?: MeasuredClosing | undefined
}
