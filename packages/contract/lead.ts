import type { Utm, VisitOrigin } from './events.ts'
import type { Locale } from './locale.ts'
import type { OptionalField } from './optional-fields.ts'
import type { QuizAnswers } from './quiz-answers.ts'

/** What a visitor leaves in the lead form. */
export interface Lead extends Partial<Record<OptionalField, string>> {
  fullName: string
  phone: string
}

/** What a browser posts to `/v1/leads`, as text/plain. */
export interface SentLead extends Lead, Utm, VisitOrigin {
  /** The visitor's answers in the quiz, if they ticked the box that attaches them. */
  answers?: QuizAnswers | undefined
  /** A UUIDv7 and idempotency key, made when the form opens and kept until the lead is stored: a retry is no duplicate. */
  id: string
  pageLang: Locale
  /** Path and query of the page. */
  route: string
  /** Milliseconds between opening the form and submitting it. */
  fillMs: number
  /** Honeypot: a field that people do not see; a bot fills it in. */
  website: string
}
