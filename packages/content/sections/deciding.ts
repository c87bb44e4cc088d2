import type { Copy } from '../copy.ts'
import type { Cta, Destination, Path } from '../cta.ts'
import type { CallWords } from './shared.ts'

/** Sections for a merchant who is deciding: what it costs against what it brings, how it works inside, what else there is. */
export type DecidingSection =
  RoiCalculatorSection | HowLongSection | UnderTheHoodSection | ComparisonSection | CheckUsSection

/**
 * How many orders pay for the chosen plan, from the merchant's own figures (PG-09). The plan is that of the page's slider.
 * `one` and `many` are for the number beside them.
 */
export interface RoiCalculatorSection {
  kind: 'roiCalculator'
  headline: Copy
  lead: Copy
  plan: Copy
  order: Copy
  margin: Copy
  /** Beside its figure: "Visitors per answer", 100. */
  rate: Copy
  /** Under what is kept of one order. */
  profit: Copy
  pay: Counted
  /** %answers% is filled in. */
  answers: Copy
  /** %orders% is filled in. */
  need: Counted
  /** Said instead of `pay` and `need` where fewer visitors answer than would have to buy. */
  unpaid: { result: Copy; need: Copy }
  /** What to type where the order is empty or out of its limits, beside a dash. %least% and %most% are filled in. */
  missing: Copy
  /** Formulas in words, above their figures. */
  formulas: { orders: Copy; answers: Copy }
  rounding: Copy
  /** %answers% is filled in. */
  scale: Counted
  kept: Copy
  note: Copy
  cta: Cta
  /** The table of examples that replaces it where scripts are off. */
  table: { lead: Copy; profit: Copy }
}

/**
 * How many days a fair test of two pages takes, from the merchant's monthly visitors and orders, for three gains (PG-12).
 * %names% are filled in.
 */
export interface HowLongSection {
  kind: 'howLong'
  headline: Copy
  lead: Copy
  visitors: Copy
  orders: Copy
  /** After a gain: "+10%" orders. */
  more: Copy
  days: Copy
  /** Above ten, where Hebrew counts in the singular. */
  manyDays: Copy
  weeks: Copy
  /** Where a test would take more than two years. */
  years: Copy
  tooLong: Copy
  /** Where the two figures cannot belong to one shop. */
  impossible: Copy
  /** What to type where a field is empty or out of its limits, beside a dash. %most% is filled in. */
  missing: Copy
  scale: Copy
  kept: Copy
  note: Copy
  /** The worked example that replaces the inputs where scripts are off. */
  example: Copy
}

export interface Counted {
  one: Copy
  many: Copy
}

/**
 * What the app does inside a store (PG-10): a row for each fact that the owner has supplied in `owner.ts`, and those of the
 * specification. Fewer than three rows: neither form is drawn.
 */
export interface UnderTheHoodSection {
  kind: 'underTheHood'
  form: 'full' | 'short'
  headline: Copy
  lead: Copy
  /** Follows the lead where every row says how to check it. */
  leadChecked: Copy
  check: Copy
  rows: readonly { question: Copy; answer: Copy; check?: Copy }[]
  ask: Copy
  chat: { words: Copy; opens: Destination }
  short: { headline: Copy; points: readonly { text: Copy }[]; all: Copy; to: Path }
}

/** In the place of reviews while none is proven: what a merchant can check instead. Facts and people are the owner's; without them they are not drawn. */
export interface CheckUsSection {
  kind: 'checkUs'
  headline: Copy
  lead: Copy
  sum: { title: Copy; text: Copy; parts: Record<'price' | 'order' | 'margin' | 'orders', Copy>; cta: Cta }
  demo: { title: Copy; text: Copy; fields: readonly [Copy, Copy]; cta: Cta }
  facts: { title: Copy; rows: readonly { text: Copy }[]; cta: Cta }
  people: { title: Copy; rows: readonly { text: Copy }[]; cta?: Cta }
}

/** Ways to learn why visitors do not buy, by the moment of a visit they cover, ours among them (PG-11). */
export interface ComparisonSection {
  kind: 'comparison'
  headline: Copy
  lead: Copy
  /** Over the moments. */
  when: Copy
  moments: Five<Copy>
  tells: Copy
  cannot: Copy
  rows: readonly ComparedWay[]
  legend: Record<MomentMark, Copy>
  call: CallWords
}

export interface ComparedWay {
  name: Copy
  /** Under our own name. */
  ours?: Copy
  marks: Five<MomentMark>
  tells: Copy
  cannot: Copy
}

/** What a merchant gets from a moment: visitors tell, the merchant watches or talks, nothing. */
export type MomentMark = 'told' | 'watched' | 'nothing'

type Five<T> = readonly [T, T, T, T, T]
