import type { StoriesSection } from '#content/sections/variant.ts'
import { Speaker } from '#ui/say.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TwoColumns } from '#ui/two-columns.tsx'
import { Words } from '#ui/words.tsx'
import './stories.css'

/** Three results: the first tall, the others beside it. */
export function Stories({ headline, text, items }: StoriesSection) {
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
              <blockquote>
                <Words>{quote}</Words>
              </blockquote>
              <Speaker {...speaker} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
