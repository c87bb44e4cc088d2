import type { Locale } from '@repo/contract/locale.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'

/** The tabs of the list. `to-call`: callbacks that are due, then new leads. Test leads of the owner are in none. */
export const leadTabs = ['to-call', 'new', 'called', 'no_answer', 'won', 'lost', 'suspects', 'all'] as const
export type LeadTab = (typeof leadTabs)[number]

/** `suspect`: a lead with spam flags that was not reviewed yet. */
export const leadStates = ['new', 'called', 'no_answer', 'won', 'lost', 'suspect'] as const
export type LeadState = (typeof leadStates)[number]

/** Why a lead may be spam: apps/collector/leads/spam-flags.ts. */
export type SpamFlag = 'honeypot' | 'too-fast' | 'rate' | 'bot'

/** Different leads that a session may be shown in an hour before a passkey has to be touched. */
export const leadsPerHour = 200

/** GET /api/leads?tab=to-call&after=<next of the page before>: 50 a page. */
export interface LeadsPage {
  leads: LeadRow[]
  /** Of the page after this one. */
  next?: string
}

export interface LeadRow {
  id: string
  receivedAt: string
  state: LeadState
  /** When to call back. */
  callAt?: string
  isDue: boolean
  /** Absent if the lead cannot be opened: its key is missing, or its bytes were changed. */
  fullName?: string
  /** The last four digits of the phone. */
  lastDigits?: string
  /** Only with `?phones=1`, for a list that calls. */
  phone?: string
  /** utm_source; absent: direct. */
  source?: string
  campaign?: string
  /** The path of the page that the visit began on; of the form's page, if that is not known. */
  landing: string
  /** Requests of this phone: they are one line, the newest of them. Absent in a search: it lists each. */
  requests?: number
  /** When its state was last set, and whether answers of the quiz are attached: in the lists of tabs. */
  changedAt?: string
  hasAnswers: boolean
  spamFlags: SpamFlag[]
  version: number
}

/** GET /api/leads/counts: phones, as the lists have them. `to-call`: those that are due, and the new ones that are not. `requests`: of all. */
export interface LeadCounts extends Record<LeadTab | 'due' | 'requests', number> {
  /** When the oldest new lead came. */
  oldestNew?: string
}

/** GET /api/leads/:id */
export interface OneLead extends Omit<
  LeadRow,
  'isDue' | 'fullName' | 'lastDigits' | 'phone' | 'landing' | 'requests' | 'changedAt' | 'hasAnswers'
> {
  /** Absent if the lead cannot be opened. */
  person?: LeadPerson
  /** Why it cannot be opened. */
  error?: LeadError
  lang: string
  /** The path of the form's page, and of the page that the visit began on. */
  page: string
  from?: string
  fillMs?: number
  /** How many requests of this phone there are. */
  requests: number
  note?: string
  noteError?: LeadError
  /** Whether a call or a chat was begun and its outcome is not written down. */
  asksOutcome: boolean
  /** Newest first. */
  history: LeadEvent[]
}

export interface LeadPerson {
  fullName: string
  phone: string
  /** International digits, for `tel:` and WhatsApp; absent if the field has no number. */
  digits?: string
  email?: string
  storeAddress?: string
  /** Of the quiz, attached by the visitor: question id → option id. */
  answers?: QuizAnswers
}

export interface LeadError {
  is: 'missing-key' | 'changed-bytes'
  keyId: string
}

/** From the audit log and the requests of the same phone. */
export interface LeadEvent {
  at: string
  /** The person's name; absent for what a visitor did. */
  by?: string
  is: 'received' | 'requested' | 'opened' | 'contacted' | 'changed'
  /** Of `contacted`. */
  through?: ContactWay
  /** Of `changed`. */
  from?: LeadState
  to?: LeadState
  callAt?: string
  isNote?: boolean
  /** Of `requested`: another request of this phone, and its state now. */
  lead?: string
  state?: LeadState
}

/** POST /api/leads/:id/contact { through }: written down before the phone opens; answered with the lead. */
export const contactWays = ['call', 'whatsapp'] as const
export type ContactWay = (typeof contactWays)[number]

/** GET /api/leads/texts: what this person begins a WhatsApp message with, by language; PUT { lang, text } keeps one. */
export type WhatsAppTexts = Partial<Record<Locale, string>>

/** Placeholders of a text. */
export const textPlaces = { first: '{first}', me: '{me}' } as const
export const maxTextLength = 500

/** PATCH /api/leads/:id: a state is set for all requests of the phone. Answered with the lead; 409 LeadConflict if `version` is not the current one. */
export interface LeadChange {
  version: number
  state?: LeadState
  /** Null removes it. */
  callAt?: string | null
  /** Empty removes it. */
  note?: string
}

/** POST /api/leads/:id/undo: takes back the last outcome that this person gave, for all requests of the phone. Answered as PATCH is. */
export type OutcomeUndo = Pick<LeadChange, 'version'>

/** The body of 409: the lead as it is now. What was asked for is with the browser. */
export interface LeadConflict {
  error: 'changed'
  lead: OneLead
}

/** POST /api/leads/search { text }: by a whole phone in any spelling, by its last digits, or by any part of the name. */
export interface LeadsFound {
  /** Newest first, at most 50. */
  leads: LeadRow[]
  /** How many leads were searched, of how many: for a whole phone all of them, for the rest the newest. */
  searched: number
  total: number
}

/** So many leads are decrypted for a search: it takes less than a second of a processor. */
export const mostSearched = 20_000

/**
 * POST /api/leads/export, with a passkey confirmed. The header `x-total` has the number of leads ahead of the rows. The last line of
 * a whole file is not told apart: a response that is cut off ends in a network error. CSV: heads, states and answers in `lang`, times in the
 * owner's time zone.
 */
export interface LeadsExport {
  tab: LeadTab
  lang: Locale
}

/** POST /api/leads/:id/erase, with a passkey confirmed: every lead of this phone. */
export interface LeadsErased {
  leads: number
  /** Erasures queued for the webhook. */
  messages: number
}
