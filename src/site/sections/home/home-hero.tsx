import type { HomeHeroSection } from '#content/sections/home.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dashboard } from '#ui/dashboard.tsx'
import { Icon } from '#ui/icon.tsx'
import { Orbit } from '#ui/orbit.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Storefront } from '#ui/storefront.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import styles from './home-hero.module.css'

/** Parts of the widget and of the dashboard that move. */
const scene = {
  pointer: styles.pointer,
  ring: styles.ring,
  chosen: styles.chosen,
  typing: styles.typing,
  reply: styles.reply,
  chips: styles.chips,
  before: styles.before,
  after: styles.after,
  plus: styles.plus,
  newest: styles.newest,
}

/** The promise above, the product at work below: a visitor answers in the shop, and the merchant's side counts it. */
export function HomeHero({ headline, text, cta, second, points, demo }: HomeHeroSection) {
  return (
    <section className={styles.homeHero}>
      <div className="wrap">
        <div className="grid gap-6 pt-4 tab:grid-cols-[minmax(0,1fr)_auto] tab:items-end tab:gap-x-12 tab:gap-y-7 tab:pt-9 lap:grid-cols-[minmax(0,1fr)_26.5rem] lap:gap-y-0">
          <h1 className="type-display tab:col-span-full">
            <Words>{headline}</Words>
          </h1>
          <div className="lap:col-2 lap:row-2 lap:-mt-[4.2rem] desk:-mt-[5.4rem]">
            <p className="mb-5 type-lead tab:max-w-136">
              <Words>{text}</Words>
            </p>
            <div className="grid gap-3 phone:flex phone:flex-wrap">
              <ButtonLink {...linkTo(cta.to)}>
                <Words>{cta.label}</Words>
              </ButtonLink>
              <ButtonLink {...linkTo(second.to)} look="line">
                <Words>{second.label}</Words>
              </ButtonLink>
            </div>
          </div>
          <ul className="grid gap-[.6rem] text-[1rem] font-semibold phone:flex phone:flex-wrap phone:gap-x-7 tab:flex-col lap:col-1 lap:row-2 lap:flex-row lap:pb-[1.05rem]">
            {points.map((point) => (
              <li key={plainWords(point.text)} className="flex items-center gap-[.55rem]">
                <Icon name={point.icon} />
                <Words>{point.text}</Words>
              </li>
            ))}
          </ul>
        </div>
        <div className="relative mt-[3.9rem] lap:mt-11">
          {/* Read out as one sentence: the drawing is full of small words that say little by themselves. */}
          <figure>
            <figcaption className="sr-only">
              <Words>{demo.label}</Words>
            </figcaption>
            <div
              className={`lap:grid lap:min-h-[636px] lap:grid-cols-[minmax(0,1fr)_360px] desk:grid-cols-[minmax(0,1fr)_408px] ${styles.scene}`}
              aria-hidden="true"
            >
              <Storefront
                {...demo.store}
                className="rounded-b-none phone:min-h-[640px] lap:rounded-s-card lap:rounded-e-none"
              >
                <SurveyWidget {...demo.survey} scene={scene} />
              </Storefront>
              <Dashboard
                {...demo.dashboard}
                scene={scene}
                className="rounded-t-none lap:rounded-s-none lap:rounded-e-card"
              />
            </div>
          </figure>
          <Orbit
            icons={demo.orbit}
            className="absolute end-[14px] -top-[52px] phone:end-[26px] phone:[--orbit-size:112px] tab:end-[30%] lap:end-[428px] desk:-top-[74px] desk:[--orbit-size:132px]"
          />
          <PauseButton label={demo.pause} className="absolute end-7 -bottom-[22px]" />
        </div>
      </div>
    </section>
  )
}
