import type { ClosingSection } from '@repo/content/sections/shared.ts'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink, OtherLinks } from './cta-link.tsx'

const look = { surface: 'lemon', size: 'large', className: 'w-full tab:max-w-120 tab:justify-self-end' } as const

/** The question the page has been asking all along, now to its reader. */
export function Closing({ headline, text, cta, note, second, talk, survey }: ClosingSection) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-12 tab:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] tab:gap-x-10 lap:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
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
        <LiveSurvey {...survey} {...look} />
      </div>
    </section>
  )
}
