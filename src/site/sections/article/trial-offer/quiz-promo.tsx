import type { QuizPromo as Props } from '#content/sections/article.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../../link-to.ts'
import { OfferTicks } from './offer-ticks.tsx'
import './offer-card.css'
import './quiz-promo.css'

export function QuizPromo({ headline, length, text, ticks, cta }: Props) {
  return (
    <div className="offer-card quiz-promo on-ink">
      {length && (
        <div className="quiz-promo-length">
          <DotNumeral value={length.figure} label={`${length.figure} ${length.unit}`} className="offer-card-figure" />
          <p className="type-sub" aria-hidden="true">
            <Words>{length.unit}</Words>
          </p>
        </div>
      )}
      <h2 className="type-head">
        <Words>{headline}</Words>
      </h2>
      <p className="quiz-promo-text">
        <Words>{text}</Words>
      </p>
      <OfferTicks ticks={ticks} />
      <ButtonLink {...linkTo(cta.to)} look="lemon" className="w-full">
        <Words>{cta.label}</Words>
      </ButtonLink>
    </div>
  )
}
