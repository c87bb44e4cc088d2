import type { Copy } from '../copy.ts'
import type { Cta, Path } from '../cta.ts'

/** Sections of the integrations page. */
export type IntegrationsSection = PlatformSection

/** The platform we are built for, and where an answer goes from there: a switch that fills five places with one answer (PG-06). */
export interface PlatformSection {
  kind: 'platform'
  headline: Copy
  lead: Copy
  platform: Copy
  text: Copy
  points: readonly Copy[]
  cta: Cta
  /** The theme editor with the switch. */
  editor: { bar: Copy; app: Copy; on: Copy; off: Copy; hint: Copy }
  /** Said to screen readers when the switch goes on. */
  arrived: Copy
  stations: Record<StationName, { name: Copy; text: Copy }>
  answer: AnswerWords
  samples: SamplesWords
  /** What the app touches in a store: facts of the owner's. Fewer than two are not drawn (DM-02). */
  touches: { headline: Copy; facts: readonly TouchedFact[] }
  now: Copy
  next: Copy
  coming: readonly { name: string; text: Copy }[]
}

export type StationName = 'dashboard' | 'ga4' | 'bigQuery' | 'webhooks' | 'csv'

/** The invented answer that arrives in every station. */
export interface AnswerWords {
  question: Copy
  text: Copy
  product: Copy
  /** Under the count of answers. */
  unit: Copy
  before: number
  after: number
  /** Says that the data is a sample. */
  note: Copy
}

export interface TouchedFact {
  figure: number
  unit: Copy
  text: Copy
}

/** What a merchant would get, to look at before installing: a conversation, and the CSV where the owner has supplied its columns. */
export interface SamplesWords {
  headline: Copy
  lead: Copy
  /** Over the conversation: that it is a sample. */
  label: Copy
  asked: Copy
  wrong: Copy
  /** Over the merchant's version. */
  corrects: Copy
  right: Copy
  /** Between the two conversations. */
  later: Copy
  askedLater: Copy
  csv?: { title: Copy; lines: Copy; cta: Copy; file: Path }
}
