import type { VisitHeroSection } from '#content/sections/home-variant.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stars } from '#ui/stars.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './visit-hero.css'

/** One visit: 24 dots of five seconds. What is said starts under the dot at which it was said. */
export function VisitHero({ headline, notes, events, asks, answers, replies, sold, ...words }: VisitHeroSection) {
  return (
    <section className="visit-hero on-ink">
      <div className="wrap">
        <h1 className="visit-hero-headline">
          {headline.map(({ lead, says }) => (
            <span key={lead} className="visit-hero-line">
              <Words>{lead}</Words>{' '}
              <span className="visit-hero-says">
                <Words>{says}</Words>
              </span>{' '}
            </span>
          ))}
        </h1>
        <div className="visit-hero-board">
          <Offer {...words} />
          <ol className="visit-hero-events">
            {events.map((event, index) => (
              <li key={event}>
                <Time place={eventPlaces[index]} />
                <span>
                  <Words>{event}</Words>
                </span>
              </li>
            ))}
          </ol>
          <div className="visit-hero-dots" aria-hidden="true">
            {Array.from({ length: 24 }, (_, place) => (
              <i key={place} />
            ))}
          </div>
          <div className="visit-hero-asks">
            <p>
              <Words>{asks}</Words>
            </p>
          </div>
          <div className="visit-hero-answers">
            <p>
              <Words>{answers}</Words>
            </p>
          </div>
          <div className="visit-hero-replies">
            <p>
              <Words>{replies}</Words>
            </p>
          </div>
          <div className="visit-hero-sold">
            <p>
              <Icon name="bag" className="size-[22px]" />
              <span>
                <Words>{sold}</Words> <Time place={23} />
              </span>
            </p>
          </div>
        </div>
        <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 type-small text-ash tab:mt-10">
          {notes.map((note) => (
            <span key={note}>
              <Words>{note}</Words>
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}

type OfferWords = Pick<VisitHeroSection, 'text' | 'cta' | 'second' | 'points' | 'rating'>

function Offer({ text, cta, second, points, rating }: OfferWords) {
  return (
    <div className="visit-hero-offer">
      <p className="type-lead text-line tab:max-w-[18em]">
        <Words>{text}</Words>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink {...linkTo(cta.to)} look="lemon" className="max-phone:w-full">
          <span>
            <Words>{cta.label}</Words>
          </span>
        </ButtonLink>
        <ButtonLink {...linkTo(second.to)} look="line" className="max-phone:w-full">
          <Words>{second.label}</Words>
        </ButtonLink>
      </div>
      <ul className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-line">
        {points.map((point) => (
          <li key={point}>
            <Words>{point}</Words>
          </li>
        ))}
        {rating && (
          <li className="flex items-center gap-2.5">
            <Stars className="h-4 text-lemon" />
            <span>
              <Words>{rating}</Words>
            </span>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The dots at which the events happen; visit-hero.css places their words there. */
const eventPlaces = [0, 8, 13]

function Time({ place = 0 }: { place?: number | undefined }) {
  const seconds = place * 5
  return (
    <bdi dir="ltr" className="visit-hero-time">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </bdi>
  )
}
