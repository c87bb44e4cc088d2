import type { Cta } from '../cta.ts'
import type { Fallback } from '../quizzes/fallback.ts'

/** An invitation to talk, and the form that asks for a name and a phone. */
export interface LeadFormSection {
  kind: 'leadForm'
  headline: string
  text: string
  /** What the talk is like, in order. */
  talk: { label: string; steps: readonly string[] }
  form: LeadFormWords
}

export interface LeadFormWords {
  /** Who asks. */
  asks: string
  fullName: FieldWords
  phone: FieldWords
  send: string
  sending: string
  /** Said when a field is empty, as an alert and in the form. */
  empty: string
  /** Said when the lead has arrived, as an alert and in the form. */
  thanks: string
  /** Said when it has not, after the second try. */
  failed: string
  /** What happens to the name and the phone. Keep it true to `src/site/lead/deliver-lead.ts`. */
  privacy: string
  /** The way that needs no form. */
  chat: Cta
  /** Said where scripts are off, above the way to the chat. */
  noScript: string
  failure: Fallback['failure']
}

export interface FieldWords {
  question: string
  /** The field's plain name. */
  hint: string
  /** Never empty: a field that shows it is a field without an answer. */
  placeholder: string
}
