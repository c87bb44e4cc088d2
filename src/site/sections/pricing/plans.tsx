import type { PlansSection } from '#content/sections/pricing.ts'
import { Words } from '#ui/words.tsx'
import { PlansCard } from './plans-card.tsx'
import { PlansField } from './plans-field.tsx'

/** Every plan is in the HTML, the first one chosen: `enhance-plans.ts` connects the slider to the rest. */
export function Plans(words: PlansSection) {
  return (
    <section className="wrap" data-plans>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-5 pb-6 tab:pt-10 tab:pb-9">
        <h1 className="type-display">
          <Words>{words.headline}</Words>
        </h1>
        <p className="max-w-[19.2em] type-lead">
          <Words>{words.lead}</Words>
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tab:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] desk:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)]">
        <PlansField {...words} />
        <PlansCard {...words} />
      </div>
    </section>
  )
}
