import type { Cta } from '@repo/content/cta.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'

/** Links in header and footer of a home variant. None of them has a target yet (CP-08). */
export function variantLinks({ variant, pricing }: UiWords): Cta[] {
  return [variant.product, variant.templates, variant.stories, pricing.label, variant.agency].map((label) => ({
    label,
    to: 'nowhere',
  }))
}
