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
    <div className={styles.plansSlider}>
      <div className={styles.stops} aria-hidden="true">
        {tiers.map(({ cap }, tier) => (
          <i key={cap} {...tierAttributes(tier)} />
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={tiers.length - 1}
        step={1}
        defaultValue={0}
        aria-label={plainWords(label)}
        aria-valuetext={plainWords(planSaid(said, tiers[0], locale))}
      />
      {/* Out of the tab order: the keyboard has the range; these are for pointers and voice control. */}
      <div className={styles.labels}>
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
