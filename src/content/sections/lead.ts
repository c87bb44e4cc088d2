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
  /** Said instead and besides where the owner has no collector: the page leads with the chat. */
  unsent: UnsentLeadWords
  /** Said instead and besides where the owner has one. */
  sent: SentLeadWords
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
  /** The way that needs no form. */
  chat: Cta
  /** Said where scripts are off, above the way to the chat. */
  noScript: string
  failure: Fallback['failure']
}

/** What the page says where the form sends nothing. */
export interface UnsentLeadWords {
  text: string
  /** The label of the first button. */
  chat: string
  /** Said in the form before anything is typed, and no more after the thanks (LD-04). */
  note: string
}

/** Copy of the form where the lead is sent: `src/site/islands/lead-form/persistent-lead-form.tsx`. */
export interface SentLeadWords {
  /** What happens to the name and the phone. */
  privacy: string
  /** Shown while the lead is not delivered yet. It is stored and retried. */
  failed: string
  /** Tries at once. */
  retry: string
  /** Said when it cannot be taken at all. The way to the chat is below. */
  refused: string
  /** How it goes with a lead that an earlier visit left behind. */
  earlier: { sending: string; waiting: string; arrived: string; refused: string }
  /** The name of a field that only robots find. */
  trap: string
}

export interface FieldWords {
  question: string
  /** The field's plain name. */
  hint: string
  /** Never empty: a field that shows it is a field without an answer. */
  placeholder: string
}
