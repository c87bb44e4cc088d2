import type { InsightsCard as Props } from '#content/sections/features.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { scatter } from '#ui/scatter.ts'
import { Words } from '#ui/words.tsx'
import { numberIn } from '../../../number-in.ts'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import './insights-card.css'

export function InsightsCard({ title, text, choose, figure, adTitle, reasons }: Props) {
  const counts = Object.fromEntries(reasons.map(({ colour, count }) => [colour, numberIn(count)]))
  // This seed mixes the four well and ends on the first reason.
  const dots = scatter(counts, 347)
  return (
    <FeatureCard className="on-ink insights-card">
      <CardWords title={title} text={text} className="text-ash" />
      <div className="insights-card-count" aria-live="polite">
        <div className="insights-card-dots" aria-hidden="true">
          {dots.map((colour, place) => (
            <i
              key={place}
              data-reason={reasons.findIndex((reason) => reason.colour === colour)}
              className={`insights-card-${colour} ${place === dots.lastIndexOf(colour) ? 'insights-card-last' : ''}`}
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
