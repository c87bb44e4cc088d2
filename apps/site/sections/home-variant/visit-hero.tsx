import type { VisitHeroSection } from '@repo/content/sections/home-variant.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './visit-hero.module.css'

const turn = 'tab:col-start-14 tab:col-end-25 tab:mx-0 tab:mt-3.5'
const bubble = 'w-fit rounded-card px-5.5 pt-4 pb-4 text-pretty'
const said = `${bubble} text-body/snug tab:text-large`

/** One visit: 24 dots of five seconds. What is said starts under the dot at which it was said. */
export function VisitHero({ headline, notes, events, asks, answers, replies, sold, ...words }: VisitHeroSection) {
  return (
    <section className="on-ink overflow-clip bg-ink pb-12 text-paper tab:pb-18">
      <div className="wrap">
        <h1 className={styles.headline}>
          {headline.map(({ lead, says }, index) => (
            <span key={plainWords(lead)} className="block">
              <Words>{lead}</Words>{' '}
              <Words.span
                className={`mt-[0.06em] mb-[0.1em] block w-fit rounded-[0.42em] rounded-ee-[0.06em] px-[0.26em] pt-[0.02em] pb-[0.11em] leading-[1.02] text-ink phone:my-0 phone:inline-block he:pt-[0.06em] he:pb-[0.12em] ${index === 0 ? styles.visitor : styles.sale}`}
              >
                {says}
              </Words.span>{' '}
            </span>
          ))}
        </h1>
        <div className="mt-6 flex flex-col tab:mt-11 tab:grid low:mt-5 tab:grid-cols-[repeat(23,minmax(0,1fr))_18px] lap:grid-cols-[repeat(23,minmax(0,1fr))_24px]">
          <Offer {...words} />
          <ol className="tab:contents">
            {events.map((event, index) => (
              <li
                key={plainWords(event)}
                className={`flex items-baseline gap-3 border-ink-3 py-2 text-base/snug text-ash max-tab:border-t max-tab:last:border-b tab:row-1 tab:grid tab:justify-items-start tab:gap-0 tab:self-end tab:pt-0 tab:pb-3.5 ${columns[index]}`}
              >
                <Time
                  place={eventPlaces[index]}
                  className="min-w-12.75 font-display text-sub/tight text-paper rtl:text-end"
                />
                <Words.span>{event}</Words.span>
              </li>
            ))}
          </ol>
          <div
            className={`${styles.dots} mt-5.5 mb-5 flex items-center justify-between tab:mt-0 tab:mb-4.5 tab:[grid-area:2/1/auto/-1]`}
            aria-hidden="true"
          >
            {Array.from({ length: 24 }, (_, place) => (
              <i key={place} />
            ))}
          </div>
          <div className={turn}>
            <p className={`${bubble} cut-corner bg-lemon font-display text-sub/close text-ink tab:text-figure`}>
              <Words>{asks}</Words>
            </p>
          </div>
          <div className={`${turn} ms-6 mt-2 self-end lap:col-start-16`}>
            <Words.p className={`${said} cut-corner-end bg-blush text-ink`}>{answers}</Words.p>
          </div>
          <div className={`${turn} me-6 mt-2 lap:col-start-18`}>
            <Words.p className={`${said} cut-corner bg-ink-3 text-paper [&_b]:text-lemon`}>{replies}</Words.p>
          </div>
          <div className={`${turn} mt-2 self-end lap:col-start-18`}>
            <p
              className={`${said} flex items-center gap-2.5 cut-corner-end bg-jade font-semibold text-ink tab:ms-auto`}
            >
              <Icon name="bag" className="size-5.5" />
              <span>
                <Words>{sold}</Words> <Time place={23} />
              </span>
            </p>
          </div>
        </div>
        <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 type-small text-ash tab:mt-10">
          {notes.map((note) => (
            <Words.span key={plainWords(note)}>{note}</Words.span>
          ))}
        </p>
      </div>
    </section>
  )
}

type OfferWords = Pick<VisitHeroSection, 'text' | 'cta' | 'second' | 'points' | 'rating'>

function Offer({ text, cta, second, points, rating }: OfferWords) {
  return (
    <div className="pb-9 tab:col-start-1 tab:col-end-13 tab:row-start-3 tab:row-end-9 tab:pe-6 tab:pt-5.5 tab:pb-0 lap:col-end-11">
      <Words.p className="type-lead text-line tab:max-w-[18em]">{text}</Words.p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink {...linkTo(cta.to)} look="lemon" className="max-phone:w-full">
          <Words.span>{cta.label}</Words.span>
        </ButtonLink>
        <CtaLink cta={second} look="line" className="max-phone:w-full" />
      </div>
      <ul className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-line">
        {points.map((point) => (
          <Words.li key={plainWords(point)}>{point}</Words.li>
        ))}
        {rating && (
          <li className="flex items-center gap-2.5">
            <Stars height="h-4" className="text-lemon" />
            <Words.span>{rating}</Words.span>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The dots at which the events happen, and the columns that start there. */
const eventPlaces = [0, 8, 13]
// On small tablets the middle one would run into the next.
const columns = [
  'tab:col-start-1 tab:col-end-8',
  'max-lap:tab:sr-only tab:col-start-9 tab:col-end-14',
  'tab:col-start-14 tab:col-end-25',
]

function Time({ place = 0, className }: { place?: number | undefined; className?: string }) {
  const seconds = place * 5
  return (
    <bdi dir="ltr" className={className}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </bdi>
  )
}
