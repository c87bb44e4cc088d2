import type { StartStepsSection } from '@repo/content/sections/case-study.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { VideoFacade } from './video-facade.tsx'

export function StartSteps({ headline, steps, cta, video, poster }: StartStepsSection) {
  const { chosen, reply, ...asked } = poster
  return (
    <section className="py-section">
      <div className="wrap grid items-center gap-x-10 gap-y-10 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lap:gap-x-18">
        <div>
          <h2 className="mb-7 type-title">
            <Words>{headline}</Words>
          </h2>
          <ol className="stagger">
            {steps.map(({ title, text }, index) => (
              <li
                key={plainWords(title)}
                className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-5 border-t border-line py-5 lap:grid-cols-[84px_minmax(0,1fr)]"
              >
                <DotNumeral value={String(index + 1)} className="h-14 lap:h-18" />
                <div>
                  <h3 className="mb-1 type-sub">
                    <Words>{title}</Words>
                  </h3>
                  <p className="text-slate">
                    <Words>{text}</Words>
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink {...linkTo(cta.to)} size="large" className="mt-7 max-phone:w-full">
            <Words>{cta.label}</Words>
          </ButtonLink>
        </div>
        <VideoFacade {...video} className="h-[560px] bg-lemon tab:h-auto tab:aspect-[1/1.2] lap:aspect-[1/1.02]">
          <div className="m-4.5 grid tab:mx-[5%] tab:mt-[5%]">
            {/* Asked, and on top of it answered. */}
            <SurveyWidget {...asked} size="large" className="[grid-area:1/1]" />
            <div className="[grid-area:1/1]" data-beat="answer">
              <SurveyWidget {...asked} chosen={chosen} size="large" />
            </div>
            {reply && (
              <div className="-mt-3 ps-4" data-beat="reply">
                <Bubble by="brand" className="text-body">
                  {reply}
                </Bubble>
              </div>
            )}
          </div>
        </VideoFacade>
      </div>
    </section>
  )
}
