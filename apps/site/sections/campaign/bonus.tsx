import type { BonusSection } from '@repo/content/sections/campaign.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** The colour of each gift. */
const colours = ['text-lemon', 'text-blush', 'text-jade']

export function Bonus({ headline, worth, gifts }: BonusSection) {
  return (
    <section className="wrap py-section">
      <div className="on-ink rounded-card rounded-es-[6px] bg-ink p-[1.6rem] text-paper tab:rounded-xl tab:rounded-es-[6px] tab:p-10">
        <div className="mb-[1.4rem] flex flex-wrap justify-between gap-x-8 gap-y-5">
          <h2 className="flex-[1_1_12rem] type-title [--text-title:clamp(2rem,1.4rem+1.9vw,2.6rem)]">
            <Words>{headline}</Words>
          </h2>
          <p className="flex-[0_1_22rem]">
            <DotNumeral value={plainWords(worth.figure)} className="h-auto w-full! text-lemon" />
            <span className="mt-3 block text-ash">
              <Words>{worth.label}</Words>
            </span>
          </p>
        </div>
        <ol className="stagger">
          {gifts.map(({ icon, title, text }, place) => (
            <li
              key={plainWords(title)}
              className={`grid grid-cols-[52px_minmax(0,1fr)] gap-x-[1.2rem] gap-y-[.8rem] border-t border-ink-3 py-[1.2rem] last:pb-[.2rem] tab:grid-cols-[26px_52px_minmax(0,1fr)] tab:items-start tab:gap-x-[1.4rem] ${colours[place] ?? 'text-lemon'}`}
            >
              <DotNumeral value={String(place + 1)} className="h-9 justify-self-center tab:mt-2" />
              <span className="grid size-[52px] place-items-center rounded-circle nib bg-current">
                <Icon name={icon} className="size-6 text-ink" />
              </span>
              <div className="[grid-area:1/2/span_2] text-paper tab:[grid-area:1/3]">
                <h3 className="type-sub">
                  <Words>{title}</Words>
                </h3>
                <p className="mt-1 text-ash">
                  <Words>{text}</Words>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
