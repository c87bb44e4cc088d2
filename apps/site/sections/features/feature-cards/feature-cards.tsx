import type { FeatureCardsSection } from '@repo/content/sections/features.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../../shared/call.tsx'
import { InsightsCard } from './insights-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { TrainingCard } from './training-card.tsx'
import { VoiceCard } from './voice-card.tsx'
import { CtaLink } from '../../shared/cta-link.tsx'
import styles from './feature-cards.module.css'

/** Four pieces of the product that work right here: native inputs hold the state, styles follow it, no script. */
export function FeatureCards({ headline, text, cta, questions, voice, insights, training, call }: FeatureCardsSection) {
  return (
    <section className={`pb-8 tab:pb-section ${styles.featureCards}`}>
      <div className="wrap">
        <div className="-mx-gutter mb-5 grid gap-x-12 gap-y-5 bg-mint px-gutter pt-4 pb-7 wide:mx-0 wide:mb-0 wide:grid-cols-[minmax(0,1fr)_17rem] wide:items-end wide:bg-transparent wide:px-0 wide:pt-9 wide:pb-12 lap:grid-cols-[minmax(0,1fr)_22rem]">
          <Words.h1 className="type-display">{headline}</Words.h1>
          <div className="wide:pb-2">
            <Words.p className="type-lead">{text}</Words.p>
            <CtaLink cta={cta} className="mt-4 max-phone:w-full" />
          </div>
        </div>
        <div className="grid gap-4 stagger wide:grid-cols-12">
          <QuestionsCard {...questions} />
          <VoiceCard {...voice} />
          <InsightsCard {...insights} />
          <Call {...call} className="py-4 max-tab:hidden wide:order-1 wide:col-span-full wide:pt-8" />
          <TrainingCard {...training} />
        </div>
      </div>
    </section>
  )
}
