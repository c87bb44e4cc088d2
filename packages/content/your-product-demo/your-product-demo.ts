/**
 * Words of the demo with the visitor's own product. `%p%` is their product, `%s%` their store, `%m%` the price and `%m30%` the
 * price divided; `**bold**`; `<…>` is an example fact, drawn dashed, because the visitor did not type it. A browser composes them:
 * they are plain strings, loaded when the invitation is pressed. Grammar: `%p%` may be plural, so it is never the subject of a
 * verb; no Hebrew prefix stands before it.
 */
export interface OwnProductWords {
  title: string
  /** The invitation when the shop is the visitor's own. */
  change: string
  /** The invitation when the shop came with a link. */
  makeYours: string
  hint: string
  /** Label and placeholder. */
  store: readonly [string, string]
  product: readonly [string, string]
  price: string
  kind: string
  currency: string
  look: string
  hue: string
  hues: readonly string[]
  drawings: Readonly<Record<Drawing, string>>
  photo: string
  see: string
  copy: string
  copied: string
  privacy: string
  examples: string
  fromLink: string
  perOrder: string
  next: string
  /** Announced when typing has stopped. */
  changed: string
  address: string
  /** A store or product without a name. */
  us: string
  it: string
  /** The second, third and fourth answer; the first is the kind's own. */
  answers: readonly [string, string, string]
  /** The reply to the third answer. */
  deliveries: Readonly<Record<Delivery, string>>
  kinds: Readonly<Record<KindId, Kind>>
}

/** What is sold: its question, its own answer, and replies that fit. */
export interface Kind {
  name: string
  /** A regular expression: the first kind whose words begin a word of the product's name. */
  words: string
  draws: Drawing
  delivery: Delivery
  question: string
  answer: string
  /** To its own answer, to the second and to the fourth. */
  replies: readonly [string, string, string]
  next: string
}

export const drawings = ['box', 'bottle', 'candle', 'sofa', 'backpack', 'grinder', 'bike'] as const
export type Drawing = (typeof drawings)[number]
export const kindIds = ['wear', 'home', 'scent', 'bag', 'kitchen', 'beauty', 'food', 'kids', 'jewel', 'any'] as const
export type KindId = (typeof kindIds)[number]
type Delivery = 'small' | 'large' | 'gift'
