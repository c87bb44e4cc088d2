import type { ReasonsSection } from '#content/sections/campaign.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { groundClass } from '../../layout/ground-class.ts'
import { ReasonPicture } from '../illustrations/reason-picture.tsx'
import { VoiceNumber } from '../shared/voice-number.tsx'
import './reasons.css'

/** In rows the picture has the background colour; in cards the whole card has it. */
export function Reasons({ look = 'rows', numerals = 'plain', cards }: ReasonsSection) {
  return (
    <section className="wrap py-section">
      <ol className={`stagger ${look === 'rows' ? 'reasons-rows' : 'reasons-cards'}`}>
        {cards.map(({ icon, title, text, ground, picture }, place) => (
          <li key={title} className={look === 'rows' ? 'reasons-row' : `reasons-card ${groundClass[ground]}`}>
            {numerals === 'voices' ? (
              <VoiceNumber number={place + 1} className="reasons-number reasons-voice" />
            ) : (
              <DotNumeral value={String(place + 1)} className="reasons-number reasons-dots" />
            )}
            <Icon name={icon} className="reasons-icon" />
            <h2 className="reasons-title type-head">
              <Words>{title}</Words>
            </h2>
            <p className="reasons-text">
              <Words>{text}</Words>
            </p>
            <div className={look === 'rows' ? `reasons-picture ${groundClass[ground]}` : 'reasons-picture'}>
              <ReasonPicture {...picture} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
