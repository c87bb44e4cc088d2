import type { VoiceCard as Props } from '@repo/content/sections/features.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './voice-card.module.css'

const bubble = 'max-w-[92%] rounded-card px-6 pt-5 pb-5 text-body/snug tab-wide:text-sub lap-wide:text-figure'

export function VoiceCard({ title, text, choose, visitor, tones }: Props) {
  return (
    <FeatureCard
      place="phone-wide:col-span-full lap-wide:col-span-5"
      className="bg-mint phone-wide:grid phone-wide:grid-cols-[minmax(18.75rem,1fr)_minmax(0,1.15fr)] phone-wide:grid-rows-[auto_1fr] phone-wide:gap-x-8 lap-wide:flex lap-wide:min-h-140"
    >
      <CardWords title={title} text={text} className="" />
      <fieldset className="mt-6 flex w-fit gap-1.5 rounded-card bg-paper/60 p-1.5 max-mini:gap-0.5 phone-wide:self-end lap-wide:self-start">
        <legend className="sr-only">
          <Words>{choose}</Words>
        </legend>
        {tones.map(({ name }, place) => (
          <label key={plainWords(name)} className={styles.tone}>
            <input type="radio" name="tone" value={place} defaultChecked={place === 0} autoComplete="off" />
            <Words>{name}</Words>
          </label>
        ))}
      </fieldset>
      <div
        className="mt-auto grid gap-2.5 pt-5 phone-wide:col-2 phone-wide:row-start-1 phone-wide:row-end-3 phone-wide:self-end phone-wide:pt-0 lap-wide:self-stretch lap-wide:pt-7"
        aria-live="polite"
      >
        <Bubble by="visitor" className={`${bubble} nib-end`}>
          {visitor}
        </Bubble>
        {tones.map(({ name, reply }, place) => (
          <div key={plainWords(name)} data-when={place}>
            <Bubble by="brand" className={`${bubble} nib`}>
              {reply}
            </Bubble>
          </div>
        ))}
      </div>
    </FeatureCard>
  )
}
