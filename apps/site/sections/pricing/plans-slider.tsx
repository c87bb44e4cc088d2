import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { planSaid, stopName } from './plan-said.ts'
import { tierAttributes } from './tier-attributes.ts'
import styles from './plans-slider.module.css'

/** A native range over the plans, a stop and a label with its price to click for each, and a live region that announces a click on a label. */
export function PlansSlider({ label, said, locale }: { label: Copy; said: Copy; locale: Locale }) {
  return (
    <div
      className={`${styles.plansSlider} relative order-1 mx-[calc(-0.8*var(--plans-inline))] mt-[0.4rem] mb-0 max-mini:mt-3 phone:order-2 phone:-mx-(--plans-inline) tab:mt-[calc(var(--plans-block)-0.4rem)]`}
    >
      <div
        className={`${styles.stops} absolute inset-x-[10%] isolate grid h-[max(48px,var(--thumb))] auto-cols-[1fr] grid-flow-col items-center`}
        aria-hidden="true"
      >
        {tiers.map(({ cap }, tier) => (
          <i key={cap} {...tierAttributes(tier)} />
        ))}
      </div>
      <input
        type="range"
        className={`${styles.range} relative mx-[calc(10%-var(--thumb)/2)] block h-[max(48px,var(--thumb))] w-[calc(80%+var(--thumb))]`}
        min={0}
        max={tiers.length - 1}
        step={1}
        defaultValue={0}
        aria-label={plainWords(label)}
        aria-valuetext={plainWords(planSaid(said, tiers[0], locale))}
      />
      {/* Out of the tab order: the keyboard has the range; these are for pointers and voice control. */}
      <div className={`${styles.labels} grid grid-cols-5`}>
        {tiers.map((tier, place) => (
          <button
            key={tier.cap}
            type="button"
            tabIndex={-1}
            aria-label={plainWords(stopName(said, tier, locale))}
            aria-pressed={place === 0}
            data-price={ourPrice(tier.price, locale)}
            data-leaves={place}
            {...tierAttributes(place)}
          >
            {tier.cap}
          </button>
        ))}
      </div>
      <output className="sr-only" />
    </div>
  )
}
