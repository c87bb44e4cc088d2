import { tiers } from '#claims/tiers.ts'
import type { PlansSection } from '#content/sections/pricing.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { PlansField } from './plans-field.tsx'
import './plans.css'

/**
 * Every plan is in the HTML, the first one chosen. What belongs to a plan says which (`data-tier`); `wake-plans.ts` moves
 * `data-chosen` and `data-reached` along the slider, and the styles show the rest.
 */
export function Plans(words: PlansSection) {
  return (
    <section>
      <div className="wrap" data-plans>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-5 pb-6 tab:pt-10 tab:pb-9">
          <h1 className="type-display">
            <Words>{words.headline}</Words>
          </h1>
          <p className="max-w-[32ch] type-lead">
            <Words>{words.lead}</Words>
          </p>
        </div>
        <div className="plans">
          <PlansField {...words} />
          <div className="plans-card">
            <p className="font-semibold">
              <Words>{words.before}</Words>
            </p>
            {tiers.map(({ cap, price }, tier) => (
              <p key={cap} className="plans-price" data-tier={tier} data-chosen={tier === 0 || undefined}>
                <DotNumeral value={`$${price}`} hidden className="plans-figure" />
                <span className="sr-only">${price}</span> <Words>{words.perMonth}</Words>
              </p>
            ))}
            <ul className="plans-features">
              {words.features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" stroke={2.4} />
                  <span>
                    <Words>{feature}</Words>
                  </span>
                </li>
              ))}
            </ul>
            <ButtonLink {...linkTo(words.cta.to)} size="large" className="mt-auto px-4!">
              <Words>{words.cta.label}</Words>
            </ButtonLink>
            <p className="mt-[.9rem] text-center type-small">
              <Words>{words.note}</Words>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
