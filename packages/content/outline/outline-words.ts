/** The product in plain sentences, for readers that draw nothing: search engines and language models. */
export interface OutlineWords {
  /** What it is, in one breath. */
  product: string
  facts: readonly string[]
  plans: string
  /** One plan: `%visitors%` and `%price%` are filled from the list of tiers. */
  plan: string
  pages: string
}
