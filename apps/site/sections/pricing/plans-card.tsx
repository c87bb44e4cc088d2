import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import type { PlansSection } from '@repo/content/sections/pricing.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { tierAttributes } from './tier-attributes.ts'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './plans-card.module.css'

/** What the chosen plan costs. */
export function PlansCard({ before, perMonth, cta, note, locale }: PlansSection & { locale: Locale }) {
  return (
    <div className={styles.card}>
      <div>
        <Words.p className="font-semibold">{before}</Words.p>
        {tiers.map(({ cap, price }, tier) => (
          <p
            key={cap}
            className="mt-2 hidden items-end gap-3 font-semibold whitespace-nowrap data-chosen:flex"
            {...tierAttributes(tier)}
          >
            <DotNumeral value={ourPrice(price, locale)} hidden className="h-(--plans-price)" />
            <span className="sr-only">{ourPrice(price, locale)}</span> <Words>{perMonth}</Words>
          </p>
        ))}
      </div>
      <div className="phone:col-1 tab:col-span-full lap:col-3">
        <CtaLink cta={cta} size="large" className="min-h-(--plans-start)! w-full px-4!" />
        <Words.p className="mt-2 text-center type-small text-balance">{note}</Words.p>
      </div>
    </div>
  )
}

/** What is in every plan: in the card where there is room, after the dots on a phone. */
export function PlansFeatures({ features }: PlansSection) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={plainWords(feature)}>
          <Icon name="check" stroke={2.4} className="size-4.5" />
          <Words>{feature}</Words>
        </li>
      ))}
    </ul>
  )
}
