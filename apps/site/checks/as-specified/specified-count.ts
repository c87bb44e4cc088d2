import type { Path } from '@repo/content/cta.ts'
import type { PartKind } from '../parts-in-order.ts'
import { requiredRoutes } from './required-routes.ts'

/** How many items the specification gives to a part of a page: five reasons, a FAQ of seven. Undefined: it fixes no number. */
export function specifiedCount(path: Path, part: string): number | undefined {
  const counts: Counts = { reasons: requiredRoutes[path]?.reasons, bonus: 3, ...specifiedCounts[path] }
  return Object.hasOwn(counts, part) ? counts[part as PartKind] : undefined
}

type Counts = { [Kind in PartKind]?: number | undefined }

const home: Counts = { featureGrid: 6, numberedSteps: 6, featuredQuote: 3, testimonials: 3, faq: 5 }
const landing: Counts = { seals: 4 }
const variantHome: Counts = { brandStrip: 6, stories: 3, faq: 7 }

export const specifiedCounts: Readonly<Partial<Record<Path, Counts>>> = {
  '/': home,
  '/he': home,
  '/how-it-works': { drawnSteps: 6 },
  '/how-it-works-he': { drawnSteps: 6 },
  '/pricing': { faq: 5 },
  '/pricing-he': { faq: 5 },
  '/casestudy': { testimonials: 6 },
  '/he-landing': landing,
  '/legacy': landing,
  '/duplicate': landing,
  '/5-reasons-empty-2': variantHome,
  '/5-reasons-empty-2-he': variantHome,
  '/advertorial-he': { steps: 3 },
}
