import type { BonusSection } from '#content/sections/campaign.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './bonus.css'

export function Bonus({ headline, worth, gifts }: BonusSection) {
  return (
    <section className="wrap py-section">
      <div className="bonus on-ink">
        <div className="bonus-head">
          <h2 className="bonus-headline type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="bonus-worth">
            <DotNumeral value={worth.figure} className="h-auto w-full! text-lemon" />
            <span className="mt-3 block text-ash">
              <Words>{worth.label}</Words>
            </span>
          </p>
        </div>
        <ol className="stagger">
          {gifts.map(({ icon, title, text }, place) => (
            <li key={title} className="bonus-gift">
              <DotNumeral value={String(place + 1)} className="bonus-number" />
              <span className="bonus-icon">
                <Icon name={icon} className="size-6" />
              </span>
              <div className="bonus-words">
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
