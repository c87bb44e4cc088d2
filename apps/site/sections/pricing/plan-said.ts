import { ourPrice } from '@repo/content/claims/our-price.ts'
import type { tiers } from '@repo/content/claims/tiers.ts'
import type { Copy } from '@repo/content/copy.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A plan in one sentence. */
export function planSaid(said: Copy, { cap, visitors, price }: (typeof tiers)[number], locale: Locale): Copy {
  return withValues(said, { cap, visitors: visitors.toLocaleString('en-US'), price: ourPrice(price, locale) })
}

/** The same with the cap as its stop shows it: a name must contain the visible label (WCAG 2.5.3). */
export function stopName(said: Copy, { cap, price }: (typeof tiers)[number], locale: Locale): Copy {
  return withValues(said, { cap, visitors: cap, price: ourPrice(price, locale) })
}
