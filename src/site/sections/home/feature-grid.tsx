import type { FeatureGridSection } from '#content/sections/home.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Words } from '#ui/words.tsx'
import { FeatureArt } from './feature-art.tsx'
import './feature-grid.css'

/** Six cards of unequal width, each with the thing itself drawn in it. Backgrounds follow the order of the cards. */
export function FeatureGrid({ headline, text, note, cards }: FeatureGridSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="feature-grid stagger">
          {cards.map((card) => (
            <article key={card.title} className="feature-grid-card">
              <h3 className="mb-[.55rem] type-head">
                <Words>{card.title}</Words>
              </h3>
              <p className="feature-grid-text">
                <Words>{card.text}</Words>
              </p>
              <div className="feature-grid-art">
                <FeatureArt {...card.art} />
              </div>
            </article>
          ))}
        </div>
        <p className="mt-4 type-small text-slate">
          <Words>{note}</Words>
        </p>
      </div>
    </section>
  )
}
