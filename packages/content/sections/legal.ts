import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A page the law wants: a title, what it says in short, and chapters with a list of them beside. */
export interface LegalTextSection {
  kind: 'legalText'
  headline: Copy
  updated?: Copy
  /** What the list of chapters is called. */
  contents: Copy
  brief: {
    title: Copy
    text: Copy
    /** Said instead where a measuring service counts visits. On most pages it is the same. */
    counted?: Copy
    /** Said instead where the owner has a collector. */
    collected?: Copy
    /** And where its form asks for more than name and phone. */
    collectedMore?: Copy
  }
  chapters: readonly Chapter[]
}

export interface Chapter {
  /** Names it in an address. It stays when the title changes. */
  id: string
  title: Copy
  parts: readonly LegalPart[]
}

export type LegalPart = TextPart | ListPart | KeysPart | ContactPart | WorksPart | LinksPart

interface TextPart {
  kind: 'text'
  text: Copy
  /** Said only where it is so: who counts visits and where leads go is set when the site is built. */
  when?: Counting
}

export type Counting =
  | 'nobodyCounts'
  | 'somebodyCounts'
  | 'googleCounts'
  | 'metaCounts'
  | 'adsLearn'
  | 'adsChoose'
  | 'weCount'
  | 'weTimePages'
  | 'leadsStay'
  | 'leadsLeave'
  /** Its text quotes the services: `%services%`. */
  | 'leadsShared'
  | 'emailAsked'
  | 'storeAddressAsked'
  | 'answersAttached'

interface ListPart {
  kind: 'list'
  items: readonly Copy[]
  /** Hollow bullets: what is not there yet. */
  hollow?: boolean
}

interface KeysPart {
  kind: 'keys'
  /** Keys are written as they stand on the keyboard. */
  rows: readonly { keys: { lang: Locale; names: readonly string[] }; does: Copy }[]
}

interface ContactPart {
  kind: 'contact'
  rows: readonly { label: Copy; value: Copy; reach?: 'email' | 'phone' }[]
}

interface WorksPart {
  kind: 'works'
  works: readonly Work[]
}

/** Something that others made and we use. */
export interface Work {
  use: Copy
  /** Names, makers and licences are written as their owners write them. */
  made: { lang: Locale; name: string; by: string; licence: string; licenceAt: string; at: string }
}

interface LinksPart {
  kind: 'links'
  links: readonly Cta[]
}
