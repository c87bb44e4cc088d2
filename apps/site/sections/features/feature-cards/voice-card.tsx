import type { VoiceCard as Props } from '@repo/content/sections/features.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './voice-card.module.css'

const bubble = 'max-w-[92%] rounded-card px-6 pt-5 pb-5 text-body/snug wide:text-sub lap:text-figure'

export function VoiceCard({ title, text, choose, visitor, tones }: Props) {
  return (
    <FeatureCard
      place="tab:col-span-full lap:col-span-5"
      className="bg-mint tab:grid tab:grid-cols-[minmax(18.75rem,1fr)_minmax(0,1.15fr)] tab:grid-rows-[auto_1fr] tab:gap-x-8 lap:flex lap:min-h-140"
    >
      <CardWords title={title} text={text} className="" />
      <fieldset className="mt-6 flex w-fit gap-1.5 rounded-card bg-paper/60 p-1.5 max-mini:gap-0.5 tab:self-end lap:self-start">
        <Words.legend className="sr-only">{choose}</Words.legend>
        {tones.map(({ name }, place) => (
          <label
            key={plainWords(name)}
            className={`${styles.tone} relative px-4.5 py-3.5 leading-none font-semibold max-mini:px-2.5`}
          >
            <input type="radio" name="tone" value={place} defaultChecked={place === 0} autoComplete="off" />
            <Words>{name}</Words>
          </label>
        ))}
      </fieldset>
      <div
        className="mt-auto grid gap-2.5 pt-5 tab:col-2 tab:row-start-1 tab:row-end-3 tab:self-end tab:pt-0 lap:self-stretch lap:pt-7"
        aria-live="polite"
      >
        <Bubble by="visitor" className={`${bubble} cut-corner-end`}>
          {visitor}
        </Bubble>
        {tones.map(({ name, reply }, place) => (
          <div key={plainWords(name)} data-when={place}>
            <Bubble by="brand" className={`${bubble} cut-corner`}>
              {reply}
            </Bubble>
          </div>
        ))}
      </div>
    </FeatureCard>
  )
}
