import type { VoiceCard as Props } from '#content/sections/features.ts'
import { Bubble } from '#ui/bubble.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import './voice-card.css'

export function VoiceCard({ title, text, choose, visitor, tones }: Props) {
  return (
    <FeatureCard className="voice-card">
      <CardWords title={title} text={text} className="" />
      <fieldset className="voice-card-tones">
        <legend className="sr-only">{choose}</legend>
        {tones.map(({ name }, place) => (
          <label key={name} className="voice-card-tone">
            <input type="radio" name="tone" value={place} defaultChecked={place === 0} autoComplete="off" />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="voice-card-talk" aria-live="polite">
        <Bubble by="visitor">{visitor}</Bubble>
        {tones.map(({ name, reply }, place) => (
          <div key={name} data-when={place}>
            <Bubble by="brand">{reply}</Bubble>
          </div>
        ))}
      </div>
    </FeatureCard>
  )
}
