import type { FeatureCardsSection } from '#content/sections/features.ts'
import { Words } from '#ui/words.tsx'
import { InsightsCard } from './insights-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { TrainingCard } from './training-card.tsx'
import { VoiceCard } from './voice-card.tsx'
import './feature-cards.css'

/** Four pieces of the product that work right here: native inputs hold the state, styles follow it, no script. */
export function FeatureCards({ headline, text, questions, voice, insights, training }: FeatureCardsSection) {
  return (
    <section className="feature-cards">
      <div className="wrap">
        <div className="feature-cards-head">
          <h1 className="type-display">
            <Words>{headline}</Words>
          </h1>
          <p className="type-lead">
            <Words>{text}</Words>
          </p>
        </div>
        <div className="feature-cards-grid stagger">
          <QuestionsCard {...questions} />
          <VoiceCard {...voice} />
          <InsightsCard {...insights} />
          <TrainingCard {...training} />
        </div>
      </div>
    </section>
  )
}
