import type { HomeHeroSection } from '@repo/content/sections/home.ts'
import { Dashboard, DashboardStrip } from '@repo/ui/dashboard.tsx'
import { flightMs } from '@repo/ui/fly-dots.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Orbit } from '@repo/ui/orbit.tsx'
import { PauseButton } from '@repo/ui/pause-button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Storefront } from '@repo/ui/storefront.tsx'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { ShopInvite } from '../shared/shop-invite.tsx'
import styles from './home-hero.module.css'

/** The promise above, the product at work below: the reader answers in the shop, and the merchant's side counts it. */
export function HomeHero({ headline, text, cta, second, points, demo }: HomeHeroSection) {
  return (
    <section className="bg-lemon">
      <div className="wrap pb-5.5 tab:pb-8 phone:pt-1.5">
        {/* One line on a laptop. The gutter is room for the fallback font, which is wider; wider still, it may break. Hebrew
            needs half the width: two lines, and the promise beside them. */}
        <div className={`${styles.head} relative lap:he:grid lap:he:grid-cols-[1fr_auto] lap:he:items-end`}>
          <h1 className="type-display max-phone:[--text-display:2.625rem] lap:-me-gutter lap:[--text-display:var(--hero-text,clamp(3.25rem,6.42vw,5.9rem))]">
            <Words>{headline}</Words>
          </h1>
          <div
            className={`${styles.promise} grid items-center gap-x-12 gap-y-3 wide:grid-cols-end lap:grid-cols-[minmax(0,1fr)_auto_auto] lap:gap-x-4 lap:he:grid-cols-mark lap:he:gap-x-12`}
          >
            <p className="max-w-[36em] text-[clamp(1.0625rem,.62rem+1.1vw,1.625rem)]/[1.32] text-balance max-tab:text-pretty">
              <Words>{text}</Words>
            </p>
            <Orbit
              icons={demo.orbit}
              className={`${styles.orbit} absolute end-0 top-(--orbit-top) lap:relative lap:inset-auto lap:my-[-10px] he:top-1 lap:he:inset-auto lap:he:row-[1/span_2]`}
            />
            <div className="flex flex-wrap items-center gap-3 max-phone:gap-x-4 max-phone:gap-y-1">
              <CtaLink cta={cta} className="max-phone:flex-auto max-phone:px-4 max-phone:whitespace-nowrap" />
              <CtaLink
                cta={second}
                look="line"
                className="max-phone:px-0 max-phone:underline max-phone:decoration-2 max-phone:underline-offset-6 max-phone:[box-shadow:none]"
              />
            </div>
          </div>
        </div>
        {/* The dot leaves after the reply, and lands as the figures change: 1.7 s after the answer. */}
        <div className="relative scroll-mt-20" id="demo" data-scene="" data-moves="" data-flies={1700 - flightMs}>
          <figure className={styles.stage}>
            <Words.figcaption className="sr-only">{demo.label}</Words.figcaption>
            <div className="grid">
              <div className={`${styles.strip} top-16 z-2 bg-lemon tab:top-19 lap:hidden`}>
                <DashboardStrip {...demo.dashboard} joined={demo.joined} />
              </div>
              <Storefront {...demo.store} invite={<ShopInvite {...demo} />} className="rounded-none lap:rounded-s-card">
                <LiveSurvey
                  {...demo.survey}
                  counted={plainWords(demo.joined.said)}
                  ordered={plainWords(demo.joined.ordered)}
                />
              </Storefront>
            </div>
            <Dashboard
              {...demo.dashboard}
              joined={demo.joined}
              id="dashboard"
              className="rounded-t-none lap:rounded-s-none lap:rounded-e-card"
            />
          </figure>
          <PauseButton label={demo.pause} className="absolute end-7 -bottom-[22px]" />
        </div>
        <ul className="flex gap-x-8 gap-y-2.5 pt-7 text-base font-semibold text-balance max-phone:justify-between max-phone:gap-x-2 max-phone:pt-8 max-phone:type-small max-phone:leading-tight max-mini:text-note/tight phone:flex-wrap">
          {points.map((point) => (
            <li
              key={plainWords(point.text)}
              className="flex gap-1 max-phone:max-w-[7.4em] max-phone:flex-col phone:items-center phone:gap-2"
            >
              <Icon name={point.icon} />
              <Words>{point.text}</Words>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
