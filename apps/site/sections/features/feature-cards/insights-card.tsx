import type { InsightsCard as Props } from '@repo/content/sections/features.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { scatter } from '@repo/ui/scatter.ts'
import { Words } from '@repo/ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './insights-card.module.css'

export function InsightsCard({ title, text, choose, figure, adTitle, reasons }: Props) {
  const counts = Object.fromEntries(reasons.map(({ colour, count }) => [colour, count]))
  // This seed mixes the four well and ends on the first reason.
  const dots = scatter(counts, 347)
  return (
    <FeatureCard
      card="insights"
      place="wide:col-span-6 lap:col-span-5"
      className="on-ink bg-ink text-paper tab:max-wide:grid tab:max-wide:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] tab:max-wide:gap-x-8 wide:min-h-140"
    >
      <CardWords title={title} text={text} className="text-ash" />
      <div
        className="grid grid-cols-[minmax(0,170px)_minmax(max-content,1fr)] items-end gap-6 max-[19rem]:grid-cols-2 tab:grid-cols-[minmax(0,150px)_minmax(max-content,1fr)] wide:grid-cols-end lap:grid-cols-[212px_1fr] lap:gap-9"
        aria-live="polite"
      >
        <div
          className={`${styles.dots} mt-5 mb-4 grid grid-cols-[repeat(7,minmax(0,20px))] justify-between gap-y-[8px] wide:max-lap:mt-7 wide:max-lap:mb-6 wide:max-lap:grid-cols-[repeat(7,minmax(0,26px))] wide:max-lap:gap-y-[12px]`}
          aria-hidden="true"
        >
          {dots.map((colour, place) => (
            <i
              key={place}
              data-reason={reasons.findIndex((reason) => reason.colour === colour)}
              className={`${surfaces[colour]} ${place === dots.lastIndexOf(colour) ? 'cut-corner-end' : ''}`}
            />
          ))}
        </div>
        <div className="pb-5">
          {reasons.map(({ name, count, colour }, place) => (
            <div key={plainWords(name)} data-when={place}>
              <DotNumeral value={String(count)} className={`h-18 lap:h-26 ${figures[colour]}`} />
            </div>
          ))}
          <Words.p className="mt-3 type-small">{figure}</Words.p>
        </div>
      </div>
      <fieldset className="mb-5 tab:max-wide:self-end">
        <Words.legend className="sr-only">{choose}</Words.legend>
        {reasons.map(({ name, share, colour }, place) => (
          <label
            key={plainWords(name)}
            className={`${styles.reason} -mx-3 grid grid-cols-[14px_1fr_auto] items-center gap-3 px-3 py-2 text-base wide:py-3 lap:py-2`}
          >
            <input
              type="radio"
              name="reason"
              value={place}
              defaultChecked={place === 0}
              autoComplete="off"
              className={surfaces[colour]}
            />
            <Words.span>{name}</Words.span>
            <Words.b className="tabular-nums">{share}</Words.b>
          </label>
        ))}
      </fieldset>
      <div
        className="mt-auto grid min-h-29 content-center rounded-large cut-corner bg-lemon px-5 pt-4.5 pb-5 text-ink tab:max-wide:col-span-full"
        aria-live="polite"
      >
        <Words.p className="mb-1 type-small">{adTitle}</Words.p>
        {reasons.map(({ name, ad }, place) => (
          <p
            key={plainWords(name)}
            data-when={place}
            className="font-display text-sub/tight tracking-close text-balance he:tracking-normal"
          >
            <Words>{ad}</Words>
          </p>
        ))}
      </div>
    </FeatureCard>
  )
}

const surfaces: Record<string, string> = {
  ash: 'bg-[#6b6f63]',
  blush: 'bg-blush',
  lemon: 'bg-lemon',
  tomato: 'bg-tomato',
}
const figures: Record<string, string> = {
  ash: 'text-ash',
  blush: 'text-blush',
  lemon: 'text-lemon',
  tomato: 'text-tomato',
}
