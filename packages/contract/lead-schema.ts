import { z } from 'zod'
import type { Agree } from './agree.ts'
import type { SentLead } from './lead.ts'
import { isLocale } from './locale.ts'
import { isWellFormed, type OptionalField } from './optional-fields.ts'
import { knownAnswers } from './quiz-answers.ts'

/**
 * What the collector accepts as a lead. More lenient than with events: a lead is not rejected for an invalid character or a
 * long address; both are sanitized.
 */
export const sentLead = z.object({
  id: z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  fullName: sanitized(200).refine((name) => name !== ''),
  phone: sanitized(60).refine((phone) => phone !== ''),
  email: optional('email', 254),
  storeAddress: optional('storeAddress', 300),
  answers: z.unknown().transform(knownAnswers).optional(),
  // A site that is newer than the collector may have another language. A refusal would lose the lead: the browser deletes it.
  pageLang: z.string().transform((lang) => (isLocale(lang) ? lang : 'en')),
  route: sanitized(2048),
  fillMs: z.number(),
  website: sanitized(200),
  utm_source: sanitized(512).optional(),
  utm_medium: sanitized(512).optional(),
  utm_campaign: sanitized(512).optional(),
  utm_term: sanitized(512).optional(),
  utm_content: sanitized(512).optional(),
  from: sanitized(100).optional(),
  exp: sanitized(80).optional(),
})

// The schema must match the type that the browser compiles against, or this does not compile and names the field.
true satisfies Agree<z.output<typeof sentLead>, SentLead>

/** A field that may be left empty. What is in it has to be well formed: the form has checked it before. */
function optional(field: OptionalField, maxLength: number) {
  return sanitized(maxLength)
    .refine((text) => text === '' || isWellFormed(field, text))
    .optional()
}

/** Truncated and sanitized so that PostgreSQL can store it: no NUL, no lone surrogate. */
function sanitized(maxLength: number) {
  return z.string().transform((value) => value.trim().slice(0, maxLength).replaceAll('\0', '').toWellFormed())
}
