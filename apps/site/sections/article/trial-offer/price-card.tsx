import type { PriceCard as Props } from '@repo/content/sections/article.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../../link-to.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferTicks } from './offer-ticks.tsx'

export function PriceCard({ headline, figure, text, ticks, cta, note, more }: Props) {
  return (
    <OfferCard>
      <Words.h2 className="type-sub">{headline}</Words.h2>
      <DotNumeral value={plainWords(figure)} className="mt-5 mb-4 h-[84px] tab:h-[112px] text-lemon" />
      <Words.p className="text-pretty">{text}</Words.p>
      <OfferTicks ticks={ticks} />
      {/* On phones the trial with its button follows. */}
      <ButtonLink {...linkTo(cta.to)} look="lemon" className="w-full max-tab:hidden">
        <Words.span>{cta.label}</Words.span>
      </ButtonLink>
      <p className="mt-4.5 text-ash">
        <Words>{note}</Words>{' '}
        <a {...linkTo(more.to)} className="inline-flex min-h-11 items-center text-paper underline underline-offset-4">
          <Words>{more.label}</Words>
        </a>
      </p>
    </OfferCard>
  )
}
