import type { QuizPromo as Props } from '@repo/content/sections/article.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferTicks } from './offer-ticks.tsx'
import { CtaLink } from '../../shared/cta-link.tsx'

export function QuizPromo({ headline, length, text, ticks, cta }: Props) {
  return (
    <OfferCard>
      {length && (
        <div className="mb-4 flex items-end tab:mb-6 gap-5">
          <DotNumeral
            value={plainWords(length.figure)}
            label={`${plainWords(length.figure)} ${plainWords(length.unit)}`}
            className="h-20 text-lemon tab:h-[112px]"
          />
          <Words.p className="type-sub" aria-hidden="true">
            {length.unit}
          </Words.p>
        </div>
      )}
      <Words.h2 className="type-head">{headline}</Words.h2>
      <Words.p className="mt-3 max-w-[26.4em] text-pretty text-ash">{text}</Words.p>
      <OfferTicks ticks={ticks} />
      <CtaLink cta={cta} look="lemon" className="w-full" />
    </OfferCard>
  )
}
