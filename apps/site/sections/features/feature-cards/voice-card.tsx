import type { VoiceCard as Props } from '@repo/content/sections/features.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './voice-card.module.css'

const bubble =
  'max-w-[92%] rounded-[32px] px-6 pt-[1.2rem] pb-5 text-body/[1.34] tab-wide:text-[1.25rem] lap-wide:text-[1.4375rem]'

export function VoiceCard({ title, text, choose, visitor, tones }: Props) {
  return (
    <FeatureCard
      place="phone-wide:col-span-full lap-wide:col-span-5"
      className="bg-mint phone-wide:grid phone-wide:grid-cols-[minmax(18.75rem,1fr)_minmax(0,1.15fr)] phone-wide:grid-rows-[auto_1fr] phone-wide:gap-x-8 lap-wide:flex lap-wide:min-h-[560px]"
    >
      <CardWords title={title} text={text} className="" />
      <fieldset className="mt-6 flex w-fit gap-1.5 rounded-card bg-[rgb(255_255_255/.6)] p-1.5 max-mini:gap-0.5 phone-wide:self-end lap-wide:self-start">
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
        className="mt-auto grid gap-2.5 pt-5 phone-wide:col-2 phone-wide:row-[1/3] phone-wide:self-end phone-wide:pt-0 lap-wide:self-stretch lap-wide:pt-7"
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
