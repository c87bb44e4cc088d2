import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import type { PlansSection } from '@repo/content/sections/pricing.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { Tooltip } from '@repo/ui/tooltip.tsx'
import { Words } from '@repo/ui/words.tsx'
import { planSaid } from './plan-said.ts'
import { PlansSlider } from './plans-slider.tsx'
import { tierAttributes } from './tier-attributes.ts'
import styles from './plans-field.module.css'

/** How many visitors a plan covers: one dot for every thousand, and the slider that lights them. */
export function PlansField({ ask, scale, slider, said, table, locale }: PlansSection & { locale: Locale }) {
  return (
    <div className={`on-ink ${styles.field}`}>
      <div>
        <div className="relative text-small/snug text-ash tab:text-body/tight">
          <Words>{ask.before}</Words> <Tooltip id="visitors-meaning" {...ask.visitors} /> <Words>{ask.between}</Words>{' '}
          <span className="whitespace-nowrap">
            <Tooltip id="period-meaning" {...ask.period} />
            <Words>{ask.after}</Words>
          </span>
        </div>
        <p
          className={`${styles.echo} mt-1 font-display text-[min(1.4rem,5.8vw)] leading-[1.1] font-normal tracking-close tab:text-[clamp(1.4rem,2.1vw,1.9rem)] he:tracking-normal`}
          data-echo
        >
          {tiers.map((tier, place) => (
            <Words.span key={tier.cap} {...tierAttributes(place)}>
              {planSaid(said, tier, locale)}
            </Words.span>
          ))}
        </p>
      </div>
      <Words.p className={styles.scale}>{scale}</Words.p>
      <div
        className={`${styles.dots} order-2 mt-[calc(var(--plans-block)-0.4rem)] grid grid-cols-25 phone:order-0 phone:grid-cols-50`}
        aria-hidden="true"
      >
        {tiers.map(({ cap, visitors }, tier) => (
          <div key={cap} className="contents" {...tierAttributes(tier)}>
            {Array.from({ length: (visitors - (tiers[tier - 1]?.visitors ?? 0)) / 1000 - 1 }, (_, dot) => (
              <i key={dot} />
            ))}
            <i data-lands={tier} />
          </div>
        ))}
      </div>
      <PlansSlider label={slider} said={said} locale={locale} />
      <noscript>
        <Table {...table} locale={locale} />
      </noscript>
    </div>
  )
}

/** Replaces the slider where scripts are off. */
function Table({ visitors, price: perMonth, locale }: PlansSection['table'] & { locale: Locale }) {
  return (
    <table className={`${styles.table} mt-3 w-full tabular-nums`}>
      <thead>
        <tr>
          <Words.th scope="col">{visitors}</Words.th>
          <Words.th scope="col">{perMonth}</Words.th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ cap, price }) => (
          <tr key={cap}>
            <th scope="row">{cap}</th>
            <td>{ourPrice(price, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
