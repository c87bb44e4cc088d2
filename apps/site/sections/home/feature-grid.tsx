import type { FeatureGridSection } from '@repo/content/sections/home.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SectionHead } from '@repo/ui/section-head.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import { FeatureArt } from './feature-art.tsx'

/** Six cards of unequal width, each with the thing itself drawn in it. Backgrounds follow the order of the cards. */
export function FeatureGrid({ headline, text, note, cards, call }: FeatureGridSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="grid gap-4 stagger tab:grid-cols-12">
          {cards.map((card, place) => (
            <article
              key={plainWords(card.title)}
              className={`@container flex ${place < 3 ? '' : 'max-tab:order-1'} flex-col rounded-card p-6 tab:p-7.5 lap:min-h-98 ${looks[place]?.card}`}
            >
              <Words.h3 className="mb-2 type-head">{card.title}</Words.h3>
              <Words.p className={`max-w-[25.2em] text-pretty ${looks[place]?.text ?? ''}`}>{card.text}</Words.p>
              <div className="mt-auto pt-6.5">
                <FeatureArt {...card.art} />
              </div>
            </article>
          ))}
          <Call {...call} className="py-4 tab:col-span-full tab:pt-8 tab:pb-4" />
        </div>
        <Words.p className="mt-4 type-small text-slate">{note}</Words.p>
      </div>
    </section>
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
