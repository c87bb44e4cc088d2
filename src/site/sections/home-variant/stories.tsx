import type { StoriesSection } from '#content/sections/home-variant.ts'
import { Speaker } from '#ui/say.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { Stars } from '#ui/stars.tsx'
import { TwoColumns } from '#ui/two-columns.tsx'
import { Words } from '#ui/words.tsx'
import './stories.css'

/** Three results: the first tall, the others beside it. */
export function Stories({ headline, text, stars, items }: StoriesSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="stories stagger">
          {items.map(({ result, drawing, before, after, voice, quote, ...speaker }) => (
            <figure key={speaker.name} className="stories-card">
              <div className="stories-result">
                <TwoColumns before={before} after={after} voice={voice} rest="shade" label={drawing} />
                <h3>
                  <Words>{result}</Words>
                </h3>
              </div>
              <div>
                <Stars label={stars} className="mb-[.9rem] h-[18px]" />
                <blockquote>
                  <Words>{quote}</Words>
                </blockquote>
              </div>
              <Speaker {...speaker} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
