import type { FeatureGridSection } from '@repo/content/sections/home.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import { FeatureArt } from './feature-art.tsx'
import { Framed } from '../shared/framed.tsx'
import { Rail } from '../shared/rail.tsx'

/** Six cards of unequal width, each with the thing itself drawn in it. Backgrounds follow the order of the cards. */
export function FeatureGrid({ headline, text, note, cards, call }: FeatureGridSection) {
  return (
    <Framed headline={headline} text={text}>
      <Rail label={headline} className="stagger [--rail-card:min(84vw,20.6rem)] tab:grid tab:grid-cols-12 tab:gap-4">
        {cards.map((card, place) => (
          <article
            key={plainWords(card.title)}
            className={`@container flex flex-col rounded-card p-5 tab:p-7.5 lap:min-h-98 ${looks[place]?.card}`}
          >
            <Words.h3 className="mb-2 type-head">{card.title}</Words.h3>
            <Words.p className={`max-w-[25.2em] text-pretty ${looks[place]?.text ?? ''}`}>{card.text}</Words.p>
            <div className="mt-auto pt-6.5">
              <FeatureArt {...card.art} />
            </div>
          </article>
        ))}
      </Rail>
      <Call {...call} className="pt-8 pb-4 max-tab:hidden" />
      <Words.p className="mt-4 type-small text-slate">{note}</Words.p>
    </Framed>
  )
}

const looks = [
  { card: 'bg-lemon tab:col-span-12 lap:col-span-7' },
  { card: 'bg-fog tab:col-span-6 lap:col-span-5', text: 'text-slate' },
  { card: 'bg-ink text-paper tab:col-span-6 lap:col-span-5', text: 'text-ash' },
  { card: 'bg-blush tab:col-span-12 lap:col-span-7' },
  { card: 'bg-mint tab:col-span-6 lap:col-span-7' },
  { card: 'bg-fog tab:col-span-6 lap:col-span-5', text: 'text-slate' },
]
