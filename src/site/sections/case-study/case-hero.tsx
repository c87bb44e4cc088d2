import type { CaseHeroSection } from '#content/sections/case-study.ts'
import { Bubble } from '#ui/bubble.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { DeskLamp } from '#ui/desk-lamp.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { VideoFacade } from './video-facade.tsx'
import './case-hero.css'

/** The figure runs from edge to edge at every size; the video overlaps the next background by half. */
export function CaseHero({ figure, headline, text, cta, note, video, poster }: CaseHeroSection) {
  return (
    <section className="case-hero">
      <div className="wrap">
        <h1 className="pt-4 tab:pt-7">
          <DotNumeral value={figure} className="h-auto! w-full!" />
          <span className="case-hero-headline">
            <Words>{headline}</Words>
          </span>
        </h1>
        <div className="mt-6 grid items-end gap-x-12 gap-y-6 tab:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-[27.6em] type-lead">
            <Words>{text}</Words>
          </p>
          <div>
            <ButtonLink {...linkTo(cta.to)} size="large" className="max-phone:w-full">
              <Words>{cta.label}</Words>
            </ButtonLink>
            <p className="mt-3 type-small">
              <Words>{note}</Words>
            </p>
          </div>
        </div>
        <VideoFacade {...video} className="case-hero-video">
          <DeskLamp className="case-hero-lamp" />
          <div className="case-hero-talk">
            <p className="case-hero-asks">
              <Words>{poster.asks}</Words>
            </p>
            <Bubble by="visitor">{poster.answers}</Bubble>
            <Bubble by="brand">{poster.replies}</Bubble>
          </div>
        </VideoFacade>
      </div>
    </section>
  )
}
