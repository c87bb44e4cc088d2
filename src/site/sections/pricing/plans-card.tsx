import { tiers } from '#claims/tiers.ts'
import type { PlansSection } from '#content/sections/pricing.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { tierAttributes } from './tier-attributes.ts'

/** What the chosen plan costs, and what is in every one of them. */
export function PlansCard({ before, perMonth, features, cta, note }: PlansSection) {
  return (
    <div className="flex flex-col rounded-card rounded-ee-[6px] bg-lemon p-[1.6rem] phone:max-tab:grid phone:max-tab:grid-cols-[1fr_1fr] phone:max-tab:grid-rows-[auto_auto_1fr_auto] phone:max-tab:gap-x-8 tab:rounded-xl tab:rounded-ee-[6px] tab:p-7 desk:p-9">
      <p className="font-semibold">
        <Words>{before}</Words>
      </p>
      {/* The words are under the figure wherever the longest price leaves them no room beside it. */}
      {tiers.map(({ cap, price }, tier) => (
        <p
          key={cap}
          className="mt-[1.3rem] mb-[.9rem] hidden flex-col gap-2 text-[1.125rem] font-semibold data-chosen:flex tab:mt-4 desk:mt-[1.3rem] desk:flex-row desk:items-end desk:gap-[.7rem]"
          {...tierAttributes(tier)}
        >
          <DotNumeral
            value={`$${price}`}
            hidden
            className="h-[clamp(62px,20.5vw,80px)] self-start tab:h-[72px] desk:h-[clamp(100px,8.2vw,118px)]"
          />
          <span className="sr-only">${price}</span> <Words>{perMonth}</Words>
        </p>
      ))}
      <ul className="mt-[1.4rem] mb-7 phone:max-tab:col-start-2 phone:max-tab:row-[1/span_4] phone:max-tab:-my-[.6rem] tab:mt-[.9rem] tab:mb-6 desk:mt-[1.4rem] desk:mb-7">
        {features.map((feature) => (
          <li
            key={plainWords(feature)}
            className="flex items-center gap-3 border-t-[1.5px] border-[rgb(18_19_15/.18)] py-[.62rem] font-semibold phone:max-tab:first:border-t-0 tab:py-2 desk:py-[.62rem]"
          >
            <Icon name="check" stroke={2.4} />
            <Words>{feature}</Words>
          </li>
        ))}
      </ul>
      <ButtonLink
        {...linkTo(cta.to)}
        size="large"
        className="mt-auto px-4! phone:max-tab:row-start-3 phone:max-tab:self-end"
      >
        <Words>{cta.label}</Words>
      </ButtonLink>
      <p className="mt-[.9rem] text-center type-small text-balance">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
