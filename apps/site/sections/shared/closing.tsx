import type { ClosingSection } from '@repo/content/sections/shared.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

const look = { ground: 'lemon', size: 'large', className: 'w-full tab:max-w-120 tab:justify-self-end' } as const

/** The question the page has been asking all along, now to its reader. */
export function Closing({ headline, text, cta, note, second, talk, survey }: ClosingSection) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-12 tab:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] tab:gap-x-10 lap:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div>
          <h2 className="type-display tab:max-lap:text-[6.4vw]">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-6 mb-7 max-w-measure type-lead">
            <Words>{text}</Words>
          </p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink {...linkTo(cta.to)} size="large">
              <Words>{cta.label}</Words>
            </ButtonLink>
            {[second, talk].map(
              (other) =>
                other && (
                  <a
                    key={other.to}
                    {...linkTo(other.to)}
                    className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-6"
                  >
                    <Words>{other.label}</Words>
                  </a>
                ),
            )}
          </div>
          <p className="mt-4 type-small">
            <Words>{note}</Words>
          </p>
        </div>
        <LiveSurvey {...survey} {...look} />
      </div>
    </section>
  )
}
