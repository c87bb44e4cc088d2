import type { HomeHeroSection } from '#content/sections/home.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dashboard } from '#ui/dashboard.tsx'
import { Icon } from '#ui/icon.tsx'
import { Orbit } from '#ui/orbit.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { Storefront } from '#ui/storefront.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { numberIn } from '../../number-in.ts'
import './home-hero.css'
import './home-hero-loop.css'

/** The promise above, the product at work below: a visitor answers in the shop, and the merchant's side counts it. */
export function HomeHero({ headline, text, cta, second, points, demo }: HomeHeroSection) {
  const reasons = demo.dashboard.reasons.map((reason) => ({ ...reason, answers: numberIn(reason.answers) }))
  return (
    <section className="home-hero">
      <div className="wrap">
        <div className="home-hero-words">
          <h1 className="type-display">
            <Words>{headline}</Words>
          </h1>
          <div className="home-hero-act">
            <p className="type-lead">
              <Words>{text}</Words>
            </p>
            <div className="home-hero-buttons">
              <ButtonLink {...linkTo(cta.to)}>
                <Words>{cta.label}</Words>
              </ButtonLink>
              <ButtonLink {...linkTo(second.to)} look="line">
                <Words>{second.label}</Words>
              </ButtonLink>
            </div>
          </div>
          <ul className="home-hero-points">
            {points.map((point) => (
              <li key={point.text}>
                <Icon name={point.icon} />
                <Words>{point.text}</Words>
              </li>
            ))}
          </ul>
        </div>
        <div className="home-hero-stage">
          {/* Read out as one sentence: the drawing is full of small words that say little by themselves. */}
          <figure>
            <figcaption className="sr-only">
              <Words>{demo.label}</Words>
            </figcaption>
            <div className="home-hero-scene" aria-hidden="true">
              <Storefront {...demo.store} className="home-hero-store">
                <SurveyWidget {...demo.survey} acted />
              </Storefront>
              <Dashboard {...demo.dashboard} reasons={reasons} className="home-hero-dashboard" />
            </div>
          </figure>
          <Orbit icons={demo.orbit} className="home-hero-orbit" />
          <PauseButton label={demo.pause} className="home-hero-pause" />
        </div>
      </div>
    </section>
  )
}
