import type { CaseHeroSection } from '@repo/content/sections/case-study.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DeskLamp } from '@repo/ui/desk-lamp.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { VideoFacade } from './video-facade.tsx'
import styles from './case-hero.module.css'

const bubble = 'rounded-card px-[1.4rem] py-[1.1rem]'
const said = 'text-[clamp(1rem,.5rem+1.05vw,1.3125rem)]'

/** The figure runs from edge to edge at every size; the video overlaps the next background by half. */
export function CaseHero({ figure, headline, text, cta, note, video, poster }: CaseHeroSection) {
  return (
    <section className={styles.caseHero}>
      <div className="wrap">
        <h1 className="pt-4 tab:pt-7">
          <DotNumeral value={plainWords(figure)} className="h-auto! w-full!" />
          <span className="mt-[1.4rem] block text-[clamp(2.25rem,1.2rem+4.1vw,5rem)]/[.98] tracking-[-.032em] tab:mt-[2.1rem]">
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
        <VideoFacade {...video} className="mt-12 h-[670px] bg-mint phone:h-[560px] tab:aspect-[16/8] tab:h-auto">
          <div className={styles.night} data-beat="night" />
          <div className={styles.lamp}>
            <LampBeam />
            <DeskLamp />
          </div>
          <div className={styles.talk}>
            <p
              className={`${bubble} nib w-fit bg-lemon font-display text-[clamp(1.1rem,.5rem+1.55vw,1.8rem)]/[1.25]`}
              data-beat="ask"
            >
              <Words>{poster.asks}</Words>
            </p>
            <div data-beat="answer">
              <Bubble by="visitor" className={`${bubble} ${said} nib-end`}>
                {poster.answers}
              </Bubble>
            </div>
            <div data-beat="reply">
              <Bubble by="brand" className={`${bubble} ${said} nib`}>
                {poster.replies}
              </Bubble>
            </div>
            <p
              className={`${bubble} ${said} ms-auto flex w-fit items-center gap-2 nib-end bg-jade font-semibold`}
              data-beat="sale"
            >
              <Icon name="check" />
              <Words>{poster.sale}</Words>
            </p>
          </div>
        </VideoFacade>
      </div>
    </section>
  )
}

/** The light of the lamp, a drawing of its own: so it fades without the lamp being painted again. */
function LampBeam() {
  return (
    <svg viewBox="40 40 300 246" data-beat="light">
      <path d="m205 139-85 191h284l-85-191z" fill="var(--color-lemon-soft)" transform="rotate(28 262 92)" />
    </svg>
  )
}
