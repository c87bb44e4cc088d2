import type { InsightsCard as Props } from '#content/sections/features.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import { shuffled } from './shuffled.ts'
import './insights-card.css'

export function InsightsCard({ title, text, choose, figure, adTitle, reasons }: Props) {
  const dots = reasons.flatMap(({ count, colour }, reason) =>
    Array.from({ length: Number(count) }, (_, place) => ({ reason, colour, isLast: place === Number(count) - 1 })),
  )
  return (
    <FeatureCard className="on-ink insights-card">
      <CardWords title={title} text={text} className="text-ash" />
      <div className="insights-card-count" aria-live="polite">
        <div className="insights-card-dots" aria-hidden="true">
          {shuffled(dots).map(({ reason, colour, isLast }, place) => (
            <i
              key={place}
              data-reason={reason}
              className={isLast ? `insights-card-${colour} insights-card-last` : `insights-card-${colour}`}
            />
          ))}
        </div>
        <div className="pb-5">
          {reasons.map(({ name, count, colour }, place) => (
            <div key={name} data-when={place}>
              <DotNumeral value={count} className={`insights-card-figure insights-card-figure-${colour}`} />
            </div>
          ))}
          <p className="mt-3 type-small">{figure}</p>
        </div>
      </div>
      <fieldset className="insights-card-reasons">
        <legend className="sr-only">{choose}</legend>
        {reasons.map(({ name, share, colour }, place) => (
          <label key={name} className="insights-card-reason">
            <input
              type="radio"
              name="reason"
              value={place}
              defaultChecked={place === 0}
              autoComplete="off"
              className={`insights-card-${colour}`}
            />
            <span>
              <Words>{name}</Words>
            </span>
            <b className="tabular-nums">{share}</b>
          </label>
        ))}
      </fieldset>
      <div className="insights-card-ad" aria-live="polite">
        <p className="mb-1 type-small">{adTitle}</p>
        {reasons.map(({ name, ad }, place) => (
          <p key={name} data-when={place} className="font-display text-[1.375rem]/[1.2] tracking-[-.012em]">
            <Words>{ad}</Words>
          </p>
        ))}
      </div>
    </FeatureCard>
  )
}
