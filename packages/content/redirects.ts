import type { Campaign } from './campaign-link.ts'
import type { Path } from './cta.ts'

/**
 * Short links for ads, posts and print: `/go/spring` leads to a page with its campaign. `npm run link` adds one. What a visitor's address
 * has after `?` is kept, after the link's own.
 *
 *   { name: 'spring', to: '/pricing', source: 'meta', campaign: 'spring' },
 */
export const shortLinks: readonly ShortLink[] = []

/**
 * Addresses that a page had before. Ads, search engines and other sites still lead there.
 *
 *   { from: '/prices', to: '/pricing' },
 */
export const movedPages: readonly MovedPage[] = []

export interface ShortLink extends Campaign {
  /** After `/go/`. */
  name: string
  to: Path
}

export interface MovedPage {
  from: Path
  to: Path
}
