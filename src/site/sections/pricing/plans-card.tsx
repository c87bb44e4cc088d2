import { tiers } from '#claims/tiers.ts'
import type { PlansSection } from '#content/sections/pricing.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { tierAttributes } from './tier-attributes.ts'
import './plans-card.css'

/** What the chosen plan costs, and what is in every one of them. */
export function PlansCard({ before, perMonth, features, cta, note }: PlansSection) {
  return (
    <div className="plans-card">
      <p className="font-semibold">
        <Words>{before}</Words>
      </p>
      {tiers.map(({ cap, price }, tier) => (
        <p key={cap} className="plans-card-price" {...tierAttributes(tier)}>
          <DotNumeral value={`$${price}`} hidden className="plans-card-figure" />
          <span className="sr-only">${price}</span> <Words>{perMonth}</Words>
        </p>
      ))}
      <ul className="plans-card-features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" stroke={2.4} />
            <Words>{feature}</Words>
          </li>
        ))}
      </ul>
      <ButtonLink {...linkTo(cta.to)} size="large" className="mt-auto px-4!">
        <Words>{cta.label}</Words>
      </ButtonLink>
      <p className="mt-[.9rem] text-center type-small text-balance">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
