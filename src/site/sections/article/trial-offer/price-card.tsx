import type { PriceCard as Props } from '#content/sections/article.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../../link-to.ts'
import { OfferTicks } from './offer-ticks.tsx'
import './offer-card.css'

export function PriceCard({ headline, figure, text, ticks, cta, note, more }: Props) {
  return (
    <div className="offer-card on-ink">
      <h2 className="type-sub">
        <Words>{headline}</Words>
      </h2>
      <DotNumeral value={figure} className="offer-card-figure" />
      <p>
        <Words>{text}</Words>
      </p>
      <OfferTicks ticks={ticks} />
      <ButtonLink {...linkTo(cta.to)} look="lemon" className="w-full">
        <span>
          <Words>{cta.label}</Words>
        </span>
      </ButtonLink>
      <p className="offer-card-note">
        <Words>{note}</Words>{' '}
        <a {...linkTo(more.to)}>
          <Words>{more.label}</Words>
        </a>
      </p>
    </div>
  )
}
