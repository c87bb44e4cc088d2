import type { QuizPromo as Props } from '@repo/content/sections/article.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../../link-to.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferTicks } from './offer-ticks.tsx'

export function QuizPromo({ headline, length, text, ticks, cta }: Props) {
  return (
    <OfferCard>
      {length && (
        <div className="mb-6 flex items-end gap-5">
          <DotNumeral
            value={plainWords(length.figure)}
            label={`${plainWords(length.figure)} ${plainWords(length.unit)}`}
            className="h-[112px] text-lemon"
          />
          <p className="type-sub" aria-hidden="true">
            <Words>{length.unit}</Words>
          </p>
        </div>
      )}
      <h2 className="type-head">
        <Words>{headline}</Words>
      </h2>
      <p className="mt-3 max-w-[26.4em] text-pretty text-ash">
        <Words>{text}</Words>
      </p>
      <OfferTicks ticks={ticks} />
      <ButtonLink {...linkTo(cta.to)} look="lemon" className="w-full">
        <Words>{cta.label}</Words>
      </ButtonLink>
    </OfferCard>
  )
}
