import type { OptionalField } from '@repo/contract/optional-fields.ts'
import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Fallback } from '../quizzes/fallback.ts'

/** An invitation to talk, and the form that asks for a name and a phone. */
export interface LeadFormSection {
  kind: 'leadForm'
  headline: Copy
  text: Copy
  /** What the talk is like, in order. */
  talk: { label: Copy; steps: readonly Copy[] }
  form: LeadFormWords
  /** Said instead and besides where the owner has no collector: the page leads with the chat. */
  unsent: UnsentLeadWords
  /** Said instead and besides where the owner has one. */
  sent: SentLeadWords
  /** Said instead and besides where the owner asks for more than name and phone (`LEAD_FIELDS`). */
  more: MoreLeadWords
  /** Said besides where the owner offers to attach quiz answers (`LEAD_ANSWERS`). */
  attach: BoxWords
}

export interface LeadFormWords {
  /** Who asks. */
  asks: Copy
  fullName: FieldWords
  phone: FieldWords
  send: Copy
  sending: Copy
  /** Said when a field is empty, as an alert and in the form. */
  empty: Copy
  /** Said when the lead has arrived, as an alert and, where it was sent, in the form. */
  thanks: Copy
  /** Said when it has not, after the second try. */
  failed: Copy
  /** The way that needs no form. */
  chat: Cta
  /** Said where scripts are off, above the way to the chat. */
  noScript: Copy
  failure: Fallback['failure']
}

/** What the page says where the form sends nothing. */
export interface UnsentLeadWords {
  text: Copy
  /** The label of the first button. */
  chat: Copy
  /** Said in the form before anything is typed. It stays, after the alert of LD-02 too. */
  note: Copy
  /** The question of the phone field and the label of its button: neither promises a call (LD-04). */
  phone: Copy
  send: Copy
}

/** Copy of the form where the lead is sent: `apps/site/islands/lead-form/persistent-lead-form.tsx`. */
export interface SentLeadWords {
  /** What happens to the name and the phone. */
  privacy: Copy
  /** Shown while the lead is not delivered yet. It is stored and retried. */
  failed: Copy
  /** Tries at once. */
  retry: Copy
  /** Said when it cannot be taken at all. The way to the chat is below. */
  refused: Copy
  /** How it goes with a lead that an earlier visit left behind. */
  earlier: { sending: Copy; waiting: Copy; arrived: Copy; refused: Copy }
  /** The name of a field that only robots find. */
  trap: Copy
}

/** A box of the form, never ticked in advance. */
export interface BoxWords {
  label: Copy
  /** What for, and what happens then. */
  hint: Copy
}

/** What the page says where the form has optional fields. */
export interface MoreLeadWords {
  text: Copy
  /** Name or phone is missing. */
  empty: Copy
  privacy: Copy
  fields: Record<OptionalField, OptionalFieldWords>
}

export interface FieldWords {
  question: Copy
  /** The field's plain name. */
  hint: Copy
  /** Never empty: a field that shows it is a field without an answer. */
  placeholder: Copy
}

export interface OptionalFieldWords extends FieldWords {
  /** Said when what was typed cannot be one. */
  wrong: Copy
}
