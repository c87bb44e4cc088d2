import type { StoriesSection } from '@repo/content/sections/home-variant.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Speaker } from '@repo/ui/say.tsx'
import { Stars } from '@repo/ui/stars.tsx'
import { TwoColumns } from '@repo/ui/two-columns.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './stories.module.css'

/** Three results: the first tall, the others beside it. */
export function Stories({ headline, text, stars, items, call }: StoriesSection) {
  return (
    <Framed headline={headline} text={text}>
      <div className="grid gap-4 stagger tab:grid-cols-start-wide">
        {items.map(({ result, drawing, before, after, tone, quote, ...speaker }, place) => (
          <figure
            key={plainWords(speaker.name)}
            className={`${styles.card} grid content-between gap-6 rounded-card rounded-es-cut-corner tab:rounded-xl tab:rounded-es-cut-corner tab:first:row-span-2`}
          >
            <div className="flex items-end gap-5">
              <TwoColumns
                before={before}
                after={after}
                tone={tone}
                rest="shade"
                label={drawing}
                className={`flex-none ${place === 0 ? 'w-12.5 tab:w-16.5' : 'w-9.5'}`}
              />
              <Words.h3
                className={
                  place === 0
                    ? `${styles.result} leading-[1.1] tracking-close tab:leading-none he:leading-[1.18] he:tracking-normal tab:he:leading-none`
                    : 'type-head'
                }
              >
                {result}
              </Words.h3>
            </div>
            <div>
              <Stars label={stars} className="mb-3.5" />
              <blockquote
                className={
                  place === 0
                    ? 'font-display text-[clamp(1.6rem,1rem+1.7vw,2.5rem)] leading-[1.1] font-normal tracking-close text-pretty he:leading-[1.2] he:tracking-normal'
                    : 'text-large/normal text-pretty'
                }
              >
                <Words>{quote}</Words>
              </blockquote>
            </div>
            <Speaker {...speaker} />
          </figure>
        ))}
      </div>
      <Call {...call} className="mt-9" />
    </Framed>
  )
}
