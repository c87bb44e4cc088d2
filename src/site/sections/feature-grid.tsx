import type { FeatureGridSection } from '#content/sections/home.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Tag } from '#ui/tag.tsx'
import { Words } from '#ui/words.tsx'
import { FeatureArt } from './feature-art.tsx'
import './feature-grid.css'

/** Six cards of unequal width, each with the thing itself drawn in it. Grounds follow the order of the cards. */
export function FeatureGrid({ headline, text, cards }: FeatureGridSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="feature-grid stagger">
          {cards.map((card) => (
            <article key={card.title} className="feature-grid-card">
              <div className="mb-[.55rem] flex flex-wrap items-start justify-between gap-2">
                <h3 className="type-head">
                  <Words>{card.title}</Words>
                </h3>
                {card.sample && <Tag className="feature-grid-sample">{card.sample}</Tag>}
              </div>
              <p className="feature-grid-text">
                <Words>{card.text}</Words>
              </p>
              <div className="feature-grid-art">
                <FeatureArt {...card.art} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
