import { tiers } from '#claims/tiers.ts'
import type { Copy } from '#content/copy.ts'
import { plainWords } from '#ui/plain-words.ts'
import { tierAttributes } from './tier-attributes.ts'
import styles from './plans-slider.module.css'

/** A native range over the plans, a stop and a label with its price to click for each, and a live region that announces the choice. */
export function PlansSlider({ label, said }: { label: Copy; said: Copy }) {
  const plans = tiers.map(({ cap, price }) => ({
    cap,
    price,
    said: plainWords(said).replace('<cap>', cap).replace('<price>', `$${price}`),
  }))
  return (
    <div className={styles.plansSlider}>
      <div className={styles.stops} aria-hidden="true">
        {plans.map(({ cap }, tier) => (
          <i key={cap} {...tierAttributes(tier)} />
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={plans.length - 1}
        step={1}
        defaultValue={0}
        aria-label={plainWords(label)}
        aria-valuetext={plans[0]?.said}
      />
      {/* Out of the tab order: the keyboard has the range; these are for pointers and voice control. */}
      <div className={styles.labels}>
        {plans.map(({ cap, price, said: plan }, tier) => (
          <button
            key={cap}
            type="button"
            tabIndex={-1}
            aria-label={plan}
            aria-pressed={tier === 0}
            data-price={`$${price}`}
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
