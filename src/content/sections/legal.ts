import type { Cta } from '../cta.ts'
import type { Locale } from '#contract/locale.ts'

/** A page the law wants: a title, what it says in short, and chapters with a list of them beside. */
export interface LegalTextSection {
  kind: 'legalText'
  headline: string
  updated?: string
  /** Shown while details of the owner are missing; until then search engines do not list the page. */
  draft?: string
  /** What the list of chapters is called. */
  contents: string
  brief: {
    title: string
    text: string
    /** Said instead where the owner has a collector. On most pages it is the same. */
    collected?: string
  }
  chapters: readonly Chapter[]
}

export interface Chapter {
  /** Names it in an address. It stays when the title changes. */
  id: string
  title: string
  parts: readonly LegalPart[]
}

export type LegalPart = TextPart | ListPart | KeysPart | ContactPart | WorksPart | LinksPart

interface TextPart {
  kind: 'text'
  text: string
  /** Said only where it is so: who counts visits and where leads go is set when the site is built. */
  when?: Counting
}

export type Counting =
  | 'nobodyCounts'
  | 'somebodyCounts'
  | 'googleCounts'
  | 'metaCounts'
  | 'weCount'
  | 'weTimePages'
  | 'leadsStay'
  | 'leadsLeave'

interface ListPart {
  kind: 'list'
  items: readonly string[]
  /** Hollow bullets: what is not there yet. */
  hollow?: boolean
}

interface KeysPart {
  kind: 'keys'
  /** Keys are written as they stand on the keyboard. */
  rows: readonly { keys: { lang: Locale; names: readonly string[] }; does: string }[]
}

interface ContactPart {
  kind: 'contact'
  rows: readonly { label: string; value: string; reach?: 'email' | 'phone' }[]
}

interface WorksPart {
  kind: 'works'
  works: readonly Work[]
}

/** Something that others made and we use. */
export interface Work {
  use: string
  /** Names, makers and licences are written as their owners write them. */
  made: { lang: Locale; name: string; by: string; licence: string; licenceAt: string; at: string }
}

interface LinksPart {
  kind: 'links'
  links: readonly Cta[]
}
