import type { PlansSection } from '@repo/content/sections/pricing.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { Words } from '@repo/ui/words.tsx'
import { PlansCard, PlansFeatures } from './plans-card.tsx'
import { PlansField } from './plans-field.tsx'
import styles from './plans.module.css'

/** Every plan is in the HTML, the first one chosen: `enhance-plans.ts` connects the slider to the rest. */
export function Plans(words: PlansSection & { locale: Locale }) {
  return (
    // Without `on-ink`: what takes the focus is on the lemon card, or says so itself.
    <div className="bg-ink pb-8 text-paper tab:pb-13">
      <section className={styles.plans} data-plans data-flies="0">
        <Words.h1 className={styles.title}>{words.headline}</Words.h1>
        <Words.p className={styles.lead}>{words.lead}</Words.p>
        <PlansField {...words} />
        <PlansCard {...words} />
        <PlansFeatures {...words} />
      </section>
    </div>
  )
}
