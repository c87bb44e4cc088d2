import type { SurveyPicture } from './reason-pictures.ts'

/** What may stand beside a campaign headline; `src/site/sections/campaign-hero.tsx` lists the drawings. */
export type HeroPicture =
  DotColumnsPicture | VoicesPicture | NumeralPicture | SurveyPicture | LayersPicture | ReceiptPicture | StoresPicture

/** A figure before and after, as two heaps of dots: one dot for each tenth, so 1.7 is 17 dots. */
export interface DotColumnsPicture {
  kind: 'dotColumns'
  before: LabelledFigure
  after: LabelledFigure
  /** What the figure measures and what a dot stands for. */
  note: string
}

export interface LabelledFigure {
  figure: string
  label: string
}

/** The five voices between a visit and a sale: visitor, question, answer, reply, sale. */
export interface VoicesPicture {
  kind: 'voices'
  labels: readonly [string, string, string, string, string]
}

/** The number that opens the headline, drawn large: "10" before "ways to…". */
export interface NumeralPicture {
  kind: 'numeral'
  figure: string
}

/** What a store knows of its visitors, the shallow things first. Below the line it has to ask. */
export interface LayersPicture {
  kind: 'layers'
  /** What the numbers show. */
  shown: readonly string[]
  /** Where the numbers end. */
  line: string
  /** What people say when somebody asks. */
  said: readonly string[]
}

/** What it costs, as a till would print it. */
export interface ReceiptPicture {
  kind: 'receipt'
  title: string
  lines: readonly { label: string; amount: string }[]
  /** The figure is drawn in dots. */
  total: LabelledFigure
  note: string
}

/** Several stores, each with the question its visitors ask most. */
export interface StoresPicture {
  kind: 'stores'
  title: string
  stores: readonly { initial: string; name: string; asks: string; count: number }[]
  /** What a dot stands for, and that the figures are sample data. */
  note: string
}
