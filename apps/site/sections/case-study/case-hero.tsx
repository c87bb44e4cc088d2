import { brand } from '@repo/content/brand.ts'
import type { CaseHeroSection } from '@repo/content/sections/case-study.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { CaseSurvey, firstAnswer } from './case-survey.tsx'
import { Lamp } from './lamp.tsx'
import { SumInDots } from './sum-in-dots.tsx'
import { PlayMark, WatchButton } from './watch-button.tsx'
import styles from './case-hero.module.css'

/**
 * A room at night, which reaches behind the bar on top. An answer to its survey turns the lamp to the sum, and night to day: the
 * inputs hold the state, the style sheet reads it. "Play the story" is a label of the first answer; with a video of
 * the owner's, a button that puts the player in the lamp's place.
 */
export function CaseHero({
  figure,
  headline,
  text,
  example,
  cta,
  note,
  survey,
  play,
  video,
  id = brand.videos[video.video],
}: CaseHeroSection & {
  /** Which video, where it is not the owner's. */
  id?: string
}) {
  return (
    <section className={styles.room}>
      <div className={styles.ground} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.fold}>
          <h1 className={styles.title}>
            <SumInDots value={plainWords(figure)} />{' '}
            <span className={styles.line}>
              <Words>{headline}</Words>
            </span>
          </h1>
          <div className={styles.survey}>
            <CaseSurvey {...survey} />
          </div>
          <div className={styles.access}>
            <ButtonLink {...linkTo(cta.to)} look="lemon" size="large" className={styles.button}>
              <Words>{cta.label}</Words>
            </ButtonLink>
            <p>
              <Words>{note}</Words>
            </p>
          </div>
          <div className={styles.story}>
            <p className={styles.example}>
              <Words>{example}</Words>
            </p>
            <p>
              <Words>{text}</Words>
            </p>
            {id === '' ? (
              <label htmlFor={firstAnswer} className={styles.play}>
                <PlayMark />
                <Words>{play}</Words>
              </label>
            ) : (
              <WatchButton {...video} id={id} />
            )}
          </div>
          <div className={styles.lamp} data-video-frame={video.video}>
            <div className={styles.dawn} aria-hidden="true" />
            <Lamp
              beam={{ length: 1700, width: 2580 }}
              headClassName={styles.head}
              beamClassName={styles.beam}
              className={styles.drawing}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
