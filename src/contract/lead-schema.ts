import { z } from 'zod'
import type { LeadDelivery } from './lead.ts'

/**
 * What the collector accepts as a lead. It is kinder than with events: a person is not refused for a strange character or a
 * long address, so those are mended and cut.
 */
export const leadDelivery = z.object({
  id: z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  fullName: mended(200).refine((name) => name !== ''),
  phone: mended(60).refine((phone) => phone !== ''),
  pageLang: z.enum(['en', 'he']),
  route: mended(2048),
  fillMs: z.number(),
  website: mended(200),
  utm_source: mended(512).optional(),
  utm_medium: mended(512).optional(),
  utm_campaign: mended(512).optional(),
  utm_term: mended(512).optional(),
  utm_content: mended(512).optional(),
})

// The schema and the type that the browser compiles against say the same, or this does not compile.
true satisfies Agree<z.output<typeof leadDelivery>, LeadDelivery>

type Agree<A, B> = [A, B] extends [B, A] ? true : never

/** Cut and mended so that PostgreSQL can hold it: no NUL, no half of a surrogate pair. */
function mended(most: number) {
  return z.string().transform((value) => value.trim().slice(0, most).replaceAll('\0', '').toWellFormed())
}
