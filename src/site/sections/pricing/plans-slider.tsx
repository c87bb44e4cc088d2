import { tiers } from '#claims/tiers.ts'
import { tierAttributes } from './tier-attributes.ts'
import './plans-slider.css'

/** A native range over the plans, a stop and a label to click for each, and a live region that announces the choice. */
export function PlansSlider({ label, said }: { label: string; said: string }) {
  const plans = tiers.map(({ cap, price }) => ({
    cap,
    said: said.replace('<cap>', cap).replace('<price>', `$${price}`),
  }))
  return (
    <div className="plans-slider">
      <div className="plans-slider-stops" aria-hidden="true">
        {plans.map(({ cap }, tier) => (
          <i key={cap} {...tierAttributes(tier)} />
        ))}
      </div>
      <input
        type="range"
        className="plans-slider-range"
        min={0}
        max={plans.length - 1}
        step={1}
        defaultValue={0}
        aria-label={label}
        aria-valuetext={plans[0]?.said}
      />
      {/* Out of the tab order: the keyboard has the range; these are for pointers and voice control. */}
      <div className="plans-slider-labels">
        {plans.map(({ cap, said: plan }, tier) => (
          <button
            key={cap}
            type="button"
            tabIndex={-1}
            aria-label={plan}
            aria-pressed={tier === 0}
            {...tierAttributes(tier)}
          >
            {cap}
          </button>
        ))}
      </div>
      <output className="sr-only" />
    </div>
  )
}
