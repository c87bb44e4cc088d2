import type { Scenario } from '@repo/contract/scenario.ts'
import type { OptionOf } from '@repo/contract/quiz/personal.ts'
import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { IconPoint, Titled } from '../sections/shared.ts'
import type { StoreWords } from '../store-words.ts'

/**
 * The words of a results page: what all plans share, and a part for every answer of the quiz. Without the answers besides the
 * goal, a page shows what `goals`, `talks` and `changes` say; no sentence of theirs may presume another answer.
 */
export interface ResultsWords extends StoreWords {
  /** In the bar on top. */
  ready: Copy
  install: Copy
  /** Short reassurances beside the first install button. */
  reassurances: readonly Copy[]
  /** For whom the plan is: %traffic%, %aov% and %tools% are the openings of these answers. */
  firstLine: Copy
  /** `change` is said of each answer to people who do not see its pen. */
  answers: { headline: Copy; hint: Copy; change: Copy }
  /** How many answered the same (CL-24): %answer% is the visitor's own, %share% how many of 100, %from% and %to% are days. */
  measured: Copy
  /** Headline of the diagnosis while the pain is unknown. */
  diagnosis: Copy
  /** `install` is the button below the question. */
  ask: { headline: Copy; options: Copy; copy: Copy; copied: Copy; note: Copy; install: Copy }
  /** The question in the visitor's own shop (PG-08). */
  own: { headline: Copy; lead: Copy; invite: Copy; reply: Copy }
  /** `alone` is the headline while nothing but the moment is known. */
  when: { headline: Copy; alone: Copy; when: Copy; whom: Copy; beside: Copy }
  reply: Copy
  /** `install` is the button below the answers. */
  learn: { headline: Copy; heard: Copy; change: Copy; install: Copy; source: Copy }
  /** Headline and text while clarity is unknown. %number% counts from 1. */
  week: { headline: Copy; text: Copy; day: Copy; next: Copy }
  /** In how many days ten answers come, from the visitor's own traffic; without a price (CL-12). */
  know: {
    headline: Copy
    lead: Copy
    visitors: Copy
    rate: Copy
    /** With `two`, one and two days are said in words, without a figure before them: Hebrew has a word for two days. */
    result: { one: Copy; two?: Copy; many: Copy }
    firstWeek: Copy
    formula: Copy
    why: Copy
    /** The button below the days. */
    install: Copy
    calculator: Cta
  }
  closing: {
    headline: Copy
    text: Copy
    included: readonly Copy[]
    share: Copy
    print: Copy
    link: Copy
    copied: Copy
    note: Copy
  }
  /** The call that the page offers after the plan (RS-05). Facts are the owner's; one that is missing is not said. */
  call: { headline: Copy; text: Copy; facts: readonly IconPoint[]; chat: Cta }
  goals: Record<Scenario, Goal>
  pain: Record<OptionOf<'pain'>, { chip: Copy; headline: Copy; text: Copy }>
  /** The first conversation. */
  talks: Record<Scenario, Record<OptionOf<'pain'>, PlanTalk>>
  /** What to change once visitors give an answer for this reason. */
  changes: Record<Reason, Copy>
  traffic: Record<OptionOf<'traffic'>, { chip: Copy; opening: Copy; whom: Titled; source: Copy }>
  /** The average ROAS. */
  aov: Record<OptionOf<'aov'>, { chip: Copy; opening: Copy; insight: Titled }>
  /** `firstDay` is added to the first day's job. */
  tools: Record<OptionOf<'tools'>, { chip: Copy; opening: Copy; beside: Titled; firstDay?: Copy }>
  /** How clear it is why visitors do not buy. `own` is a job of the week. */
  question: Record<OptionOf<'question'>, { chip: Copy; headline: Copy; text: Copy; own?: Titled }>
}

/** What the goal alone decides. */
export interface Goal {
  name: Copy
  chip: Copy
  headline: Copy
  text: Copy
  /** The problem while the pain is unknown. */
  diagnosis: Copy
  /** Where the question goes, said after the diagnosis. */
  turn: Copy
  when: Titled
  /** How the AI replies. */
  reply: Copy
  /** What the sample conversation comes to. */
  outcome: Copy
  /** A job a day. The answers are counted on the fourth; the sixth day's job can wait a week (`composePlan`). */
  week: readonly [Titled, Titled, Titled, count: Titled, Titled, extra: Titled, Titled]
}

export interface PlanTalk {
  question: Copy
  options: readonly [PlanOption, PlanOption, PlanOption, PlanOption]
  /** The option that the sample visitor taps, from 0. */
  chosen: number
  reply: Copy
}

/** An answer of the survey. Its reason owns the change, so a new answer brings no new sentence. */
export interface PlanOption {
  reason: Reason
  text: Copy
}

/** Why a visitor answers as they do: on product pages, before an email, in the cart, before checkout. */
type Reason =
  | 'fit'
  | 'ship'
  | 'price'
  | 'look'
  | 'back'
  | 'compare'
  | 'other'
  | 'leave'
  | 'guide'
  | 'drop'
  | 'ideas'
  | 'tips'
  | 'answer'
  | 'first'
  | 'gift'
  | 'old'
  | 'daily'
  | 'match'
  | 'wait'
  | 'total'
  | 'date'
  | 'returns'
  | 'pay'
  | 'size'
  | 'keep'
