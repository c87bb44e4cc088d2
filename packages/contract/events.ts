import type { ClosingOption } from './closing-survey.ts'
import type { Locale } from './locale.ts'
import type { Scenario } from './scenario.ts'

/**
 * Everything the site ever reports: event name → payload. Types only; a browser gets no validator.
 * The spelling is part of the contract.
 */
export interface Events {
  /** From the advertorial's hero it is only logged to the console. */
  cta_start_quiz: { source: 'landing' | 'hero' }
  /** Once per load. */
  quiz_started: { lang: Locale }
  /** Whenever a step is shown, also on Back and for the build step. */
  quiz_step_view: { stepId: string; lang: Locale }
  /** Once per change of the selection. */
  quiz_option_select: { stepId: string; optionId: string; lang: Locale }
  /** Once, before the results open. */
  quiz_completed: {
    scenario: Scenario
    aov_bucket: 'b1' | 'b2' | 'b3' | 'unknown'
    answers_keys: ('goal' | 'pain' | 'traffic' | 'aov')[]
    lang: Locale
  }
  plan_view: { scenario: Scenario; lang: Locale }
  cta_install_click: { source: 'results'; lang: Locale }
}

/**
 * Events for trackers only, after consent; they are no events of the document. The first five are for the owner's own collector
 * alone, to compare landing pages: `page` is the path of the page being tried, `variant` that of the version shown (the same where
 * there is no variant).
 */
export interface OwnerEvents {
  /** Once per load. `referrer`: the host that led here, never its path; empty if there is none, or it is this site. Both absent in a page from before. */
  page_view: { page: string; variant: string; device?: Device; referrer?: string }
  /** A click that leaves the site: to the app's listing, the chat, a video. */
  outbound_click: { page: string; target: string }
  /** The demo was changed to the visitor's own product: once per load, without what was typed. */
  demo_personalised: { page: string }
  /** The closing survey was answered: once per load, with the first answer that stood until its reply. */
  closing_answer: { page: string; option: ClosingOption; language: Locale }
  /** The gamified quiz was opened: once per load. */
  game_started: { lang: Locale }
  /** Its last screen was reached: once per load, without an answer (GQ-05). */
  game_completed: { lang: Locale }
}

/** Class of device, by its screen and pointer; no user agent is read. */
export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Events for Google and Meta only: the collector has the lead itself, and the click as `outbound_click`. */
export interface TagEvents {
  /** A lead was stored: that it was, and nothing of it. */
  lead_sent: { lang: Locale }
  /** A click that leads to the app's listing, on any page. */
  install_click: { lang: Locale }
}

export type EventName = keyof Events

/** An event and its payload, without its context. */
export type TrackedEvent = { [Name in EventName]: [name: Name, payload: Events[Name]] }[EventName]

/** An event as it leaves the page: flat, with its context. */
export type SiteEvent = { [Name in EventName]: { name: Name } & EventContext & Events[Name] }[EventName]

/** An event for the owner's collector, likewise. */
export type OwnerEvent = {
  [Name in keyof OwnerEvents]: { name: Name } & EventContext & OwnerEvents[Name]
}[keyof OwnerEvents]

/** An event for Google and Meta, likewise. */
export type TagEvent = { [Name in keyof TagEvents]: { name: Name } & EventContext & TagEvents[Name] }[keyof TagEvents]

interface EventContext extends Utm {
  /** Milliseconds since 1970. */
  ts: number
  /** Path and query of the page. */
  route: string
}

/** The campaign a visitor came from, from the utm parameters of the address. */
export interface Utm {
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_term?: string
  utm_content?: string
}

/** Where a visit began, from the parameters that links inside the site carry (TR-05). For the owner's collector only. */
export interface VisitOrigin {
  /** The path of the page on which it began. Absent on that page. */
  from?: string
  /** The assignment of an experiment: its id, the arm, the second and a nonce: `headline.b.1794821123.0123456789ab`. */
  exp?: string
}
