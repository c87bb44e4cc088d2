import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Surface } from '../surface.ts'
import type { IconName } from '../icon-name.ts'
import type { Product } from '../product.ts'
import type { HeroPicture, ReasonPicture } from './illustrations.ts'
import type { Byline, Titled } from './shared.ts'

/** Sections of the campaign pages. */
export type CampaignSection = CampaignHeroSection | ReasonsSection | BonusSection

/** The first screen of a campaign page. Its surface is the page's `bar`, so that the two run into each other. */
export interface CampaignHeroSection {
  kind: 'campaignHero'
  headline: Copy
  text: Copy
  /** The button of the first screen (CP-13). */
  cta: Cta
  /** Short sentences under the button. One that rests on a claim that is off is left out. */
  terms: readonly Copy[]
  /** Who writes. The person is an example, and the role says so. */
  byline?: Byline
  surface: Surface
  /** What the page's sample store sells, drawn large beside the headline. */
  product?: Product
  picture?: HeroPicture
}

/** Numbered cards: five reasons, ten ways. A card's number is its place in the list. */
export interface ReasonsSection {
  kind: 'reasons'
  /** Bare dots, or the first five numbers in the shapes of the five voices. Bare unless said. */
  numerals?: 'plain' | 'voices'
  cards: readonly Reason[]
}

export interface Reason extends Titled {
  /** Background of the picture, or of the whole card. Neighbours take different surfaces; lemon belongs to the side card. */
  surface: Exclude<Surface, 'lemon' | 'paper'>
  picture: ReasonPicture
}

/** Gifts for those who join, numbered by their place. */
export interface BonusSection {
  kind: 'bonus'
  headline: Copy
  /** The figure is drawn in dots. */
  worth: { figure: Copy; label: Copy }
  gifts: readonly Gift[]
}

export interface Gift extends Titled {
  icon: IconName
}
