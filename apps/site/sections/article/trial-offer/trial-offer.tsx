import type { TrialOfferSection } from '@repo/content/sections/article.ts'
import { Dot } from '@repo/ui/dot.tsx'
import { Words } from '@repo/ui/words.tsx'
import { PriceCard } from './price-card.tsx'
import { QuizPromo } from './quiz-promo.tsx'
import { CtaLink } from '../../shared/cta-link.tsx'
import { Framed } from '../../shared/framed.tsx'

/** The trial has more room than the card. A price comes before it, the promo after it. */
const columns = { price: 'endWide', promo: 'startWide' } as const

/** One dot a day, from the first question to the decision. */
export function TrialOffer({ headline, days, first, last, cta, beside }: TrialOfferSection) {
  return (
    <Framed surface="mint" space="py-9 tab:py-14" columns={columns[beside.kind]}>
      {beside.kind === 'price' && <PriceCard {...beside} />}
      <div>
        <Words.h2 className="type-title">{headline}</Words.h2>
        <div
          className="mt-5 mb-3 grid max-w-[560px] tab:mt-8 tab:mb-3.5 grid-cols-[repeat(7,1fr)] gap-2 tab:gap-3"
          aria-hidden="true"
          data-trial-days=""
        >
          {Array.from({ length: days }, (_, day) => (
            <Dot
              key={day}
              className="border-2 border-ink font-display text-large/none first:rounded-es-[14%] first:bg-ink first:text-lemon last:rounded-ee-[14%] last:bg-paper tab:text-[1.375rem]"
            >
              {day + 1}
            </Dot>
          ))}
        </div>
        <p className="mb-5 flex max-w-140 tab:mb-8 justify-between gap-4 font-semibold">
          <Words>{first}</Words>
          <Words.span className="text-end">{last}</Words.span>
        </p>
        <CtaLink cta={cta} size="large" className="w-full px-4 phone:w-auto phone:px-8" />
      </div>
      {beside.kind === 'promo' && <QuizPromo {...beside} />}
    </Framed>
  )
}
