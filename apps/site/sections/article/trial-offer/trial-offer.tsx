import type { TrialOfferSection } from '@repo/content/sections/article.ts'
import { Words } from '@repo/ui/words.tsx'
import { PriceCard } from './price-card.tsx'
import { QuizPromo } from './quiz-promo.tsx'
import { CtaLink } from '../../shared/cta-link.tsx'
import styles from './trial-offer.module.css'

/** The trial has more room than the card. A price comes before it, the promo after it. */
const columns = {
  price: 'tab:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]',
  promo: 'tab:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
}

/** One dot a day, from the first question to the decision. */
export function TrialOffer({ headline, days, first, last, cta, beside }: TrialOfferSection) {
  return (
    <section className="bg-mint py-12 tab:py-14">
      <div className={`wrap grid items-center gap-8 lap:gap-16 ${columns[beside.kind]}`}>
        {beside.kind === 'price' && <PriceCard {...beside} />}
        <div>
          <Words.h2 className="type-title">{headline}</Words.h2>
          <div
            className={`${styles.days} mt-8 mb-3.5 grid max-w-[560px] grid-cols-[repeat(7,1fr)] gap-2 tab:gap-3`}
            aria-hidden="true"
          >
            {Array.from({ length: days }, (_, day) => (
              <i key={day}>{day + 1}</i>
            ))}
          </div>
          <p className="mb-8 flex max-w-140 justify-between gap-4 font-semibold">
            <Words>{first}</Words>
            <Words.span className="text-end">{last}</Words.span>
          </p>
          <CtaLink cta={cta} size="large" className="w-full px-4 phone:w-auto phone:px-8" />
        </div>
        {beside.kind === 'promo' && <QuizPromo {...beside} />}
      </div>
    </section>
  )
}
