import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A page the law wants: a title, what it says in short, chapters with a list of them beside, and in the margin something to try. */
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
    /** Said instead where leads are sent and visits are counted. */
    collected?: Copy
    /** And where the form asks for more than name and phone. */
    collectedMore?: Copy
    /** The same where leads are sent and nobody counts. */
    passed?: Copy
    passedMore?: Copy
  }
  margin: LegalMargin
  chapters: readonly Chapter[]
}

export type LegalMargin = BrowserMargin | SwitchesMargin | SpecimensMargin | ReceiptMargin

/** A drawn browser with a field: it counts the letters that stay in it, and shows what left. */
export interface BrowserMargin {
  kind: 'browser'
  title: Copy
  window: Copy
  /** In the field, and its name. */
  field: Copy
  /** Instead of the field where scripts are off: nothing would count. */
  off: Copy
  stays: Copy
  sent: Copy
  /** What left when the page loaded, and what leaves after a yes. */
  left: readonly CountedText[]
  later: readonly CountedText[]
  notes: readonly CountedText[]
}

/** Said only where it is so, by the switch of the chapters' paragraphs. */
export interface CountedText {
  text: Copy
  when?: Counting
}

/** Switches that change how this page looks. */
interface SwitchesMargin {
  kind: 'switches'
  title: Copy
  larger: Copy
  contrast: Copy
  space: Copy
  still: Copy
  note: Copy
}

/** What others made, large enough to see. */
interface SpecimensMargin {
  kind: 'specimens'
}

/** What a visitor agrees to, as a receipt. The chapters rule. */
interface ReceiptMargin {
  kind: 'receipt'
  title: Copy
  lines: readonly { what: Copy; answer: Copy }[]
  total: { label: Copy; amount: Copy }
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
  | 'leadsStay'
  | 'leadsLeave'
  | 'leadsStored'
  | 'leadsPassed'
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
