import type { ComponentProps } from 'react'
import { brand } from '@repo/content/brand.ts'
import type { CaseHeroSection } from '@repo/content/sections/case-study.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { BrandBar } from '../../layout/brand-bar.tsx'
import { CaseSurvey, firstAnswer, SurveySpace } from './case-survey.tsx'
import { Lamp } from './lamp.tsx'
import { SumInDots } from './sum-in-dots.tsx'
import { PlayMark, WatchButton } from './watch-button.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './case-hero.module.css'

/**
 * A room at night, which reaches behind the bar on top. An answer to its survey turns the lamp to the sum, and night to day: the
 * inputs hold the state, the style sheet reads it. Day is a second layer with the bar and the room in its own colours, to look
 * at only: a circle that grows out of the bulb uncovers it, so that surface and words of a layer are always drawn together.
 */
export function CaseHero({ bar, ...section }: CaseHeroSection & { bar?: Bar | undefined }) {
  return (
    <section className={styles.room}>
      <div className="absolute inset-x-0 -top-160 bottom-0 bg-ink" aria-hidden="true" />
      <div className={styles.night}>
        <Scene {...section} />
      </div>
      <div
        className={`${styles.day} pointer-events-none absolute inset-x-0 bottom-0 z-2 bg-lemon text-ink`}
        aria-hidden="true"
        inert
      >
        {bar && <BrandBar {...bar} surface="lemon" />}
        <Scene {...section} isDay />
      </div>
    </section>
  )
}

type Bar = Omit<ComponentProps<typeof BrandBar>, 'surface'>

/**
 * What is in the room. "Play the story" is a label of the first answer; with a video of the owner's, a button that puts the
 * player in the lamp's place. By day it has no inputs and no names: those of the night are used.
 */
function Scene({ figure, headline, text, example, cta, note, survey, play, video, isDay = false }: SceneProps) {
  const id = brand.videos[video.video]
  const Headline = isDay ? 'div' : 'h1'
  const playLook = 'mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold text-balance'
  return (
    <div className="wrap">
      <div className="relative grid grid-cols-1 pb-9 tab:min-h-[min(780px,100svh-108px)] tab:grid-cols-[minmax(0,1fr)_360px] tab:grid-rows-[auto_auto_1fr] tab:gap-x-7 tab:pb-0 wide:grid-cols-[260px_minmax(0,1fr)_360px] lap:grid-cols-[400px_minmax(0,1fr)_430px] lap:gap-x-12 lap:low:grid-cols-[300px_minmax(0,1fr)_430px]">
        <Headline className="z-1 col-start-1 row-start-1 font-display text-balance tab:col-span-full tab:pt-1 low:max-w-[166svh]">
          <SumInDots value={plainWords(figure)} isLit={isDay} />{' '}
          <span className="mt-2.75 block text-[min(2.2rem,9.2vw)]/none tracking-[-.03em] tab:mt-7 tab:text-[clamp(2.1rem,.8rem+4.3vw,4.75rem)] low:mt-4 low:text-[2.9rem]">
            <Words>{headline}</Words>
          </span>
        </Headline>
        {/* One card over both layers. */}
        <div className="z-3 pt-1.5 tab:col-start-2 tab:row-start-2 wide:col-start-3 tab:pt-11 low:pt-4.5">
          {isDay ? <SurveySpace {...survey} /> : <CaseSurvey {...survey} />}
        </div>
        <div className="z-1 pt-1.5 type-small tab:col-start-2 tab:row-start-3 wide:col-start-3 tab:pt-4 low:pt-2.5">
          <CtaLink
            cta={cta}
            look="lemon"
            size="large"
            className="min-h-13 w-full bg-(--room-shape) text-(--room-on-shape) tab:min-h-16"
          />
          <Words.p className="mt-2.5 text-center text-balance tab:text-start low:hidden">{note}</Words.p>
        </div>
        <div className="z-1 max-w-[30em] pt-5 text-large tab:row-start-2 tab:pt-11 wide:col-start-2 wide:row-span-2 low:pt-4.5 low:text-body">
          <p className="mb-3 flex w-fit items-center gap-2 rounded-pill bg-(--room-tag) px-3 py-2 text-micro/none text-paper">
            <i aria-hidden="true" className="size-2.25 rounded-circle rounded-es-tip bg-paper" />
            <Words>{example}</Words>
          </p>
          <Words.p>{text}</Words.p>
          {id !== '' ? (
            <WatchButton {...video} id={id} />
          ) : isDay ? (
            <span className={playLook}>
              <PlayMark />
              <Words>{play}</Words>
            </span>
          ) : (
            <label htmlFor={firstAnswer} className={playLook}>
              <PlayMark />
              <Words>{play}</Words>
            </label>
          )}
        </div>
        <div className={styles.lamp} data-video-frame={isDay ? undefined : video.video}>
          <Lamp
            beam={{ length: 1700, width: 2580 }}
            headClassName={styles.head}
            beamClassName={styles.beam}
            className="absolute inset-0 h-full overflow-visible"
          />
        </div>
      </div>
    </div>
  )
}

type SceneProps = CaseHeroSection & { isDay?: boolean }
