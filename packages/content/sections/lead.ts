import type { OptionalField } from '@repo/contract/optional-fields.ts'
import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Fallback } from '../quizzes/fallback.ts'

/** An invitation to talk, and how: the chat, or the form that asks for a name and a phone. `LEADS_TO` decides. */
export interface LeadFormSection {
  kind: 'leadForm'
  headline: Copy
  text: Copy
  /** What the talk is like, in order. */
  talk: { label: Copy; steps: readonly Copy[] }
  /** Where no lead is sent. */
  chat: ChatWords
  form: LeadFormWords
  /** Said instead and besides where the form sends nothing. */
  unsent: UnsentLeadWords
  /** Said besides where it sends to the owner's collector. */
  sent: SentLeadWords
  /** Said instead where a function of the static host passes the lead on: nothing is stored, so nothing is encrypted. */
  passed: PassedLeadWords
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
  /** Who answers there, and when. Without one it is not said. */
  answered?: Copy
  /** Said where scripts are off, above the way to the chat. */
  noScript: Copy
  failure: Fallback['failure']
}

/** A question, three answers to tap, and the message that they write for the chat. */
export interface ChatWords {
  /** The introduction of the page. */
  text: Copy
  question: Copy
  /** As many as `apps/site/sections/lead/lead-chat.module.css` has messages for. */
  chips: readonly [Chip, Chip, Chip]
  /** The name of the message. */
  message: Copy
  open: Copy
  /** Said where there is no form at all. */
  note: Copy
}

/** What is tapped, and what it adds to the message that the chat opens with (`brand.chat.text`). */
interface Chip {
  label: Copy
  asks: Copy
}

/** What the page says where the form sends nothing. */
export interface UnsentLeadWords {
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

/** Without a word of storing. */
export interface PassedLeadWords {
  privacy: Copy
  /** The same where the form has optional fields. */
  more: Copy
  /** What the box is for that attaches quiz answers. */
  attach: Copy
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
  /** Never empty: a field that shows it is a field without an answer. */
  placeholder: Copy
}

export interface OptionalFieldWords extends FieldWords {
  /** The field's plain name, and that it may stay empty. */
  hint: Copy
  /** Said when what was typed cannot be one. */
  wrong: Copy
}
