import { tiers } from '#claims/tiers.ts'
import type { Copy } from '#content/copy.ts'
import { plainWords } from '#ui/plain-words.ts'
import { tierAttributes } from './tier-attributes.ts'
import styles from './plans-slider.module.css'

/** A native range over the plans, a stop and a label to click for each, and a live region that announces the choice. */
export function PlansSlider({ label, said }: { label: Copy; said: Copy }) {
  const plans = tiers.map(({ cap, price }) => ({
    cap,
    said: plainWords(said).replace('<cap>', cap).replace('<price>', `$${price}`),
  }))
  return (
    <div className={`relative mt-auto pt-10 ${styles.plansSlider}`}>
      <div
        className={`absolute inset-x-[28px] isolate grid h-[56px] auto-cols-[1fr] grid-flow-col items-center ${styles.stops}`}
        aria-hidden="true"
      >
        {plans.map(({ cap }, tier) => (
          <i key={cap} {...tierAttributes(tier)} />
        ))}
      </div>
      <input
        type="range"
        className={`relative m-0 block h-[56px] w-full cursor-grab appearance-none bg-transparent active:cursor-grabbing ${styles.range}`}
        min={0}
        max={plans.length - 1}
        step={1}
        defaultValue={0}
        aria-label={plainWords(label)}
        aria-valuetext={plans[0]?.said}
      />
      {/* Out of the tab order: the keyboard has the range; these are for pointers and voice control. */}
      <div className={`flex justify-between ${styles.labels}`}>
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
