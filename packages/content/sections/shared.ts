import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Surface } from '../surface.ts'
import type { IconName } from '../icon-name.ts'
import type { ClosingOption } from '@repo/contract/closing-survey.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { Testimonial } from '../testimonial.ts'

/** Sections that pages of more than one family use, and shapes that sections of more than one family hold. */
export type SharedSection = FaqSection | TestimonialsSection | ClosingSection

/** Questions, one open at most. */
export interface FaqSection {
  kind: 'faq'
  /** Fog unless the page wants it quieter still. */
  surface?: 'fog' | 'paper'
  headline: Copy
  items: readonly FaqItem[]
}

export interface FaqItem {
  question: Copy
  answer: Copy
}

/** Three merchants; or one whose words are set as large as a title, and the others. */
export interface TestimonialsSection {
  kind: 'testimonials'
  headline: Copy
  /** Says that the people are examples. */
  note: Copy
  /** What a screen reader says of the stars. */
  stars: Copy
  items: readonly Testimonial[]
  /** Whose words are the large ones, from 0. */
  lead?: number
}

/** A call to action between two parts of a long page: a question to the reader, and a button that replies. */
export interface CallWords {
  text: Copy
  cta: Cta
  /** A quieter way on, under the button. */
  second?: Cta
}

/** The last word: one question back to the reader, and the button. */
export interface ClosingSection {
  kind: 'closing'
  headline: Copy
  text: Copy
  cta: Cta
  note: Copy
  /** A quieter way on. */
  second?: Cta
  /** A person instead of a button. */
  talk?: Cta
  survey: LiveSurveyWords
  /** Above what visitors answered, where it was measured (CL-25): %visitors% is how many, %from% and %to% are days. */
  measured?: Copy
}

/** Sections with a card beside them that follows the reader. On phones the card comes after them. */
export interface WithSideCardSection<Inside> {
  kind: 'withSideCard'
  /** How a list of reasons and its card are laid out, hero included; a thread unless said. An article has none: its card is beside its column. */
  skeleton?: Skeleton
  /** Behind all of it. Paper unless said. */
  surface?: Surface
  /** What the receipt says around its lines. */
  receipt?: Receipt
  /** The last line of a thread: the reader's own, and the button that sends it; what is said under a film. */
  closing?: { text: Copy; cta: Cta }
  card: SideCard
  sections: readonly Inside[]
}

/** A till's receipt with a line a reason; a chat with a message a reason; a board of cards; a film with a frame a reason. */
export type Skeleton = 'receipt' | 'thread' | 'board' | 'film'

/** What is printed on a receipt besides its lines. */
export interface Receipt {
  title: Copy
  /** Its number, and that the shop is an example. */
  serial: Copy
  /** At the end of every line. */
  amount?: Copy
  /** A line that is crossed out. */
  struck?: { label: Copy; amount: Copy }
  /** The figure is drawn in dots. */
  total: { figure: Copy; label: Copy }
  note: Copy
  cta: Cta
}

export interface SideCard {
  /** Over a thread's card: "Pinned message". */
  pinned?: Copy
  /** Where it is not the page's language. */
  lang?: Locale
  /** A distinction on top: "Most Popular in 2025". */
  badge?: Copy
  rating?: Copy
  /** How many stores use it, beside the stars. */
  stores?: Copy
  /** The figure drawn in dots; the title finishes it. */
  figure?: Copy
  title: Copy
  text: Copy
  /** What a receipt adds up to so far: a dot a line, and the figure. */
  total?: { label: Copy; figure: Copy }
  cta: Cta
  /** A second, quieter way: a link under the button. */
  chat?: Cta
  ticks: readonly Copy[]
}

export interface Byline {
  initials: string
  name: Copy
  role: Copy
}

/** A survey as a shop shows it. */
export interface SurveyWords {
  store: Copy
  asks: Copy
  question: Copy
  options: readonly Copy[]
  /** Which option the visitor chose, from 0. */
  chosen?: number
  reply?: Copy
  /** Chips under the reply; the first one buys. */
  chips?: readonly Copy[]
}

/** A survey that a visitor can answer: each option has a reply of its own. */
export interface LiveSurveyWords {
  store: Copy
  asks: Copy
  question: Copy
  /** Says that it can be tapped. */
  hint: Copy
  /** Beside the option that the visitor chose. */
  you: Copy
  /** As many as `packages/ui/survey-widget.module.css` has replies for. */
  answers: readonly [Answer, Answer, Answer] | readonly [Answer, Answer, Answer, Answer]
  /** The answer it starts with, from 0, where the picture has to be finished before anybody taps. */
  chosen?: number
  /** The chip that buys, before and after it is pressed. */
  buy?: { label: Copy; done: Copy }
  /** Clears the answer. */
  restart: Copy
}

/** `id` where it is counted. */
interface Answer {
  text: Copy
  reply: Copy
  id?: ClosingOption
}

/** The merchant's side. Its figures come from the ledger's demo claims; the total is counted. */
export interface DashboardWords {
  title: Copy
  sample: Copy
  unit: Copy
  /** What visitors said, and how many of them; the newest answer is of the first kind, unless it is the reader's own. */
  reasons: readonly { label: Copy; answers: number; share: Copy; tone: 'blush' | 'ash' | 'lemon' | 'tomato' }[]
  /** What to do about it; the bold part leads. */
  next: Copy
  actions: readonly Copy[]
  /** `ordered` is the figure after the reader's own order; only where the survey sells. */
  figures: readonly { value: Copy; ordered?: Copy; label: Copy }[]
}

export interface Titled {
  title: Copy
  text: Copy
}

export interface IconPoint {
  icon: IconName
  text: Copy
}

/**
 * How many visitors gave one answer, and the colour their dots take. The first group is the one the drawing talks about.
 */
export interface AnswerGroup {
  count: number
  colour: 'blush' | 'lemon' | 'tomato' | 'ash'
}
