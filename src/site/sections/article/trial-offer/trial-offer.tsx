import type { TrialOfferSection } from '#content/sections/article.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../../link-to.ts'
import { numberIn } from '../../../number-in.ts'
import { PriceCard } from './price-card.tsx'
import { QuizPromo } from './quiz-promo.tsx'
import './trial-offer.css'

/** One dot a day, from the first question to the decision. */
export function TrialOffer({ headline, days, first, last, cta, beside }: TrialOfferSection) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap trial-offer">
        {beside.kind === 'price' && <PriceCard {...beside} />}
        <div className="trial-offer-trial">
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <div className="trial-offer-days" aria-hidden="true">
            {Array.from({ length: numberIn(days) }, (_, day) => (
              <i key={day}>{day + 1}</i>
            ))}
          </div>
          <p className="trial-offer-ends">
            <Words>{first}</Words>
            <span className="text-end">
              <Words>{last}</Words>
            </span>
          </p>
          <ButtonLink {...linkTo(cta.to)} size="large" className="w-full px-4 phone:w-auto phone:px-8">
            <Words>{cta.label}</Words>
          </ButtonLink>
        </div>
        {beside.kind === 'promo' && <QuizPromo {...beside} />}
      </div>
    </section>
  )
}
