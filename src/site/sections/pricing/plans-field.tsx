import { tiers } from '#claims/tiers.ts'
import type { PlansSection } from '#content/sections/pricing.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { Words } from '#ui/words.tsx'
import { tierAttributes } from './tier-attributes.ts'
import { PlansSlider } from './plans-slider.tsx'
import './plans-field.css'

/** How many visitors a plan covers: one dot for every thousand, and the slider that lights them. */
export function PlansField({ cap: line, scale, slider, said, table }: PlansSection) {
  return (
    <div className="plans-field on-ink">
      <div className="plans-field-line">
        <div className="plans-field-cap tooltip-line">
          {tiers.map(({ cap }, tier) => (
            <span key={cap} className="plans-field-number" {...tierAttributes(tier)}>
              {cap}{' '}
            </span>
          ))}
          <Tooltip id="visitors-meaning" {...line.visitors} /> <Words>{line.per}</Words>{' '}
          <Tooltip id="period-meaning" {...line.period} />
        </div>
        <p className="type-small text-ash">
          <Words>{scale}</Words>
        </p>
      </div>
      <div className="plans-field-dots" aria-hidden="true">
        {tiers.map(({ cap, visitors }, tier) => (
          <div key={cap} {...tierAttributes(tier)}>
            {Array.from({ length: (visitors - (tiers[tier - 1]?.visitors ?? 0)) / 1000 }, (_, dot) => (
              <i key={dot} />
            ))}
          </div>
        ))}
      </div>
      <PlansSlider label={slider} said={said} />
      <noscript>
        <Table {...table} />
      </noscript>
    </div>
  )
}

/** Replaces the slider where scripts are off. */
function Table({ visitors, price: perMonth }: PlansSection['table']) {
  return (
    <table className="plans-field-table">
      <thead>
        <tr>
          <th scope="col">
            <Words>{visitors}</Words>
          </th>
          <th scope="col">
            <Words>{perMonth}</Words>
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ cap, price }) => (
          <tr key={cap}>
            <th scope="row">{cap}</th>
            <td>${price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
