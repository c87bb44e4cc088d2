import { tiers } from '#claims/tiers.ts'
import type { PlansSection } from '#content/sections/pricing.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { Words } from '#ui/words.tsx'
import { tierAttributes } from './tier-attributes.ts'
import { PlansSlider } from './plans-slider.tsx'
import styles from './plans-field.module.css'

/** How many visitors a plan covers: one dot for every thousand, and the slider that lights them. */
export function PlansField({ cap: line, scale, slider, said, table }: PlansSection) {
  return (
    <div className="on-ink flex flex-col rounded-card rounded-es-[6px] bg-ink px-5 py-6 text-paper tab:rounded-xl tab:rounded-es-[6px] tab:p-7 desk:px-10 desk:py-9">
      <div className="mb-6 grid gap-[.3rem] lap:flex lap:items-baseline lap:justify-between">
        <div className="relative font-display text-[clamp(1.2rem,6.1vw,1.5rem)]/[1.1]">
          {tiers.map(({ cap }, tier) => (
            <span key={cap} className="hidden data-chosen:inline" {...tierAttributes(tier)}>
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
      <div
        className={`grid grid-cols-25 gap-1 forced-color-adjust-none phone:max-tab:grid-cols-50 tab:gap-[5px] desk:gap-[7px] ${styles.dots}`}
        aria-hidden="true"
      >
        {tiers.map(({ cap, visitors }, tier) => (
          <div key={cap} className="contents" {...tierAttributes(tier)}>
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
    <table className={`mt-6 w-full tabular-nums ${styles.table}`}>
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
