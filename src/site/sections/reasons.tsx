import type { ReasonsSection } from '#content/sections/campaign.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { groundClass } from '../shell/ground.ts'
import { ReasonPicture } from './pictures/reason-picture.tsx'
import './reasons.css'

export function Reasons({ cards }: ReasonsSection) {
  return (
    <section className="wrap py-section">
      <ol className="reasons stagger">
        {cards.map(({ icon, title, text, ground, picture }, place) => (
          <li key={title} className="reasons-card">
            <DotNumeral value={String(place + 1)} className="reasons-number" />
            <Icon name={icon} className="reasons-icon" />
            <h2 className="reasons-title type-head">
              <Words>{title}</Words>
            </h2>
            <p className="reasons-text">
              <Words>{text}</Words>
            </p>
            <div className={`reasons-picture ${groundClass[ground]}`}>
              <ReasonPicture {...picture} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
