import { tiers } from '#claims/tiers.ts'
import type { PlansSection } from '#content/sections/pricing.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { Words } from '#ui/words.tsx'

/** How many visitors a plan covers: one dot for every thousand, and the slider that lights them. */
export function PlansField({ cap: line, scale, slider, said, table }: PlansSection) {
  const all = tiers.map((tier, place) => ({
    ...tier,
    said: said.replace('<cap>', tier.cap).replace('<price>', `$${tier.price}`),
    dots: (tier.visitors - (tiers[place - 1]?.visitors ?? 0)) / 1000,
    state: { 'data-tier': place, 'data-reached': place === 0 || undefined, 'data-chosen': place === 0 || undefined },
  }))
  return (
    <div className="plans-field on-ink">
      <div className="plans-line">
        <div className="plans-cap tooltip-line">
          {all.map(({ cap, state }) => (
            <span key={cap} className="plans-number" {...state}>
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
      <div className="plans-dots" aria-hidden="true">
        {all.map(({ cap, dots, state }) => (
          <div key={cap} {...state}>
            {Array.from({ length: dots }, (_, dot) => (
              <i key={dot} />
            ))}
          </div>
        ))}
      </div>
      <div className="plans-slider">
        <div className="plans-stops" aria-hidden="true">
          {all.map(({ cap, state }) => (
            <i key={cap} {...state} />
          ))}
        </div>
        <input
          type="range"
          className="plans-range"
          min={0}
          max={tiers.length - 1}
          step={1}
          defaultValue={0}
          aria-label={slider}
          aria-valuetext={all[0]?.said}
        />
        <div className="plans-labels">
          {all.map(({ cap, said: label, state }) => (
            <button key={cap} type="button" tabIndex={-1} aria-label={label} {...state}>
              {cap}
            </button>
          ))}
        </div>
        <output className="sr-only" />
      </div>
      <noscript>
        <table className="plans-table">
          <thead>
            <tr>
              <th scope="col">
                <Words>{table.visitors}</Words>
              </th>
              <th scope="col">
                <Words>{table.price}</Words>
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
      </noscript>
    </div>
  )
}
