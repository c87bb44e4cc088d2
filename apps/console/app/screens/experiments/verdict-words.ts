import type {
  ArmCounts,
  ComparisonSummary,
  ExperimentReport,
  ExperimentSummary,
} from '@repo/console/api/experiments.ts'
import type { Words } from '../../words/words.ts'
import type { Format } from '../../words/use-format.ts'
import { isolated } from '../../words/isolated.ts'
import { effectText, noEffect, reversed, sizeText, worthOf } from './effect-text.ts'

export interface VerdictWords {
  tag: string
  look: Look
  /** The first and largest sentence of an experiment. */
  title: string
  more: string
  /** For the list. */
  short: string
}

/** Green is for "better" alone; lemon waits, tomato stops, grey tells. */
export type Look = 'good' | 'ask' | 'fault' | 'quiet'

/** A row of the list or a whole report. Only a report has `paceBefore`, so the list shows no days at that pace. */
type Told = ExperimentSummary & Pick<ExperimentReport, 'paceBefore'>

interface Language {
  words: Words['experiments']
  format: Format
}

/** What is said of a comparison. The verdict is the first that fits (packages/stats/judge.ts); here it gets its words. */
export function verdictWords(experiment: Told, comparison: ComparisonSummary, language: Language): VerdictWords {
  const { words } = language
  const { kind } = comparison.verdict
  return { tag: words.tags[kind], look: looks[kind], ...sentences(experiment, comparison, language) }
}

/** Only a broken draw is a fault: its figures mislead. `ask` is for the verdicts that need more visits. */
const looks: Record<ComparisonSummary['verdict']['kind'], Look> = {
  'changed-after-start': 'quiet',
  'sample-ratio': 'fault',
  'too-early': 'ask',
  better: 'good',
  'no-difference': 'quiet',
  undecided: 'quiet',
  running: 'ask',
  planned: 'quiet',
  unsigned: 'quiet',
  voided: 'quiet',
}

type Sentences = Pick<VerdictWords, 'title' | 'more' | 'short'>

/** A sentence for each kind of verdict. The switch is exhaustive: a new kind does not compile without its words. */
function sentences(experiment: Told, comparison: ComparisonSummary, language: Language): Sentences {
  const { words } = language
  switch (comparison.verdict.kind) {
    case 'changed-after-start':
      return { ...words.changed, short: words.changed.title }
    case 'sample-ratio':
      return stopped(experiment, language)
    case 'too-early':
      return early(experiment, comparison, language)
    case 'better':
      return better(experiment, comparison, comparison.verdict, language)
    case 'no-difference':
      return alike(experiment, comparison, comparison.verdict.since, language)
    case 'undecided':
      return undecided(experiment, comparison, language)
    case 'running':
      return running(experiment, comparison, language)
    case 'unsigned':
      return { ...words.unsigned, short: words.unsigned.title }
    case 'voided':
      return voided(comparison.verdict, language)
    case 'planned':
      return planned(experiment, comparison, language)
  }
}

/** Sample ratio mismatch: compares visits alone. The server sends no goals then, because a biased draw biases their rates too. */
function stopped({ arms }: Told, { words, format }: Language): Sentences {
  const counted = arms.map(({ name, visits }) => ({ arm: letter(name), visits: format.number(visits) }))
  return {
    title: isHalf(arms) ? words.stop.titleHalf : words.stop.title,
    more: join(words.stop.visits(counted), words.stop.rare, words.stop.loses(letter(armMissingVisits(arms).name))),
    short: words.stop.short(counted),
  }
}

/** Too early: shows the counts so far and the minimum, so that the reader sees what is missing. */
function early(experiment: Told, comparison: ComparisonSummary, { words, format }: Language): Sentences {
  const goals = words.goals[experiment.goal]
  const count = goalsOf(experiment, comparison)
  const text = [format.number(count), goals, words.days(experiment.days, format.number(experiment.days))] as const
  // 30 goals and 7 days (judge.ts) are there; the difference test also needs 5 visits with and 5 without the goal in each arm.
  const isCell = comparison.test === 'difference' && count >= 30 && experiment.days >= 7
  return {
    title: words.early.title(...text),
    more: isCell ? words.early.cells : words.early.more(goals),
    short: isCell ? words.early.cells : words.early.short(...text),
  }
}

/** Better: the promised size is the lower end of the interval, rounded down. The estimate alone would promise too much. */
function better(
  experiment: Told,
  comparison: ComparisonSummary,
  { arm, since }: { arm: number; since: string },
  { words, format }: Language,
): Sentences {
  const { test } = comparison
  // The effect is that of the other arm against arm a; where a is better, it is reversed.
  const effect = comparison.effect && (arm === 0 ? reversed(test, comparison.effect) : comparison.effect)
  const name = letterOf(experiment, arm)
  const goals = words.goals[experiment.goal]
  // Of two arms there is only one other, so it is not named.
  const other = experiment.arms.length > 2 ? letterOf(experiment, arm === 0 ? comparison.arm : 0) : undefined
  // A decision stays although later days may look otherwise: then it is said in the past tense, without a size.
  const isExcluded = effect !== undefined && effect.low > noEffect(test)
  // After a lucky start the estimate can be outside the interval; then two sizes in one sentence would contradict each other.
  const isInside = isExcluded && effect.estimate !== undefined && effect.estimate >= effect.low
  const sizes = [
    isExcluded &&
      words.better[test === 'ratio' ? 'least' : 'leastPoints'](sizeText(test, effect.low, Math.floor, format)),
    isInside && words.better.likely(sizeText(test, effect.estimate ?? 0, Math.round, format)),
  ]
    .filter(Boolean)
    .join(', ')
  return {
    title: isExcluded ? `${words.better.title(name, goals, other)}: ${sizes}.` : words.better.before(name, goals),
    more: join(
      words.better.promise,
      ...tail(experiment, comparison, { words, format }),
      reached(experiment, since, { words, format }),
    ),
    short: join(
      isExcluded ? `${capital(sizes)}.` : words.better.before(name, goals),
      words.better.reachedShort(format.day(since)),
    ),
  }
}

/** No difference that matters: the interval beside what was worth knowing, because it is not a proof that the pages are equal. */
function alike(experiment: Told, comparison: ComparisonSummary, since: string, { words, format }: Language): Sentences {
  const { test, effect } = comparison
  const text = effect && effectText(test, effect, format)
  const worth = sizeText(test, worthOf(test, experiment), Math.round, format)
  const between =
    text?.high === undefined
      ? ''
      : words.alike[test === 'ratio' ? 'between' : 'betweenPoints'](text.low, text.high, worth)
  return {
    title: words.alike.title,
    more: join(
      between,
      ...tail(experiment, comparison, { words, format }),
      reached(experiment, since, { words, format }),
    ),
    short: between || words.alike.title,
  }
}

/** Undecided after twice the plan: shows what the interval still allows, and advises to end it. */
function undecided(experiment: Told, comparison: ComparisonSummary, language: Language): Sentences {
  const { words } = language
  const { count, what } = progressOf(experiment, comparison, language)
  const fits = fitsText(comparison, language)
  return {
    title: words.undecided.title,
    more: join(words.undecided.more(count, what), fits, words.undecided.end, ...tail(experiment, comparison, language)),
    short: fits || words.undecided.more(count, what),
  }
}

/** Running: counts without a size or a leader, because neither is decided before the verdict. */
function running(experiment: Told, comparison: ComparisonSummary, language: Language): Sentences {
  const { words, format } = language
  const [a, b] = [experiment.arms[0], experiment.arms[comparison.arm]]
  const goals = words.goals[experiment.goal]
  const arm = letterOf(experiment, comparison.arm)
  const [countA, countB] = [a?.goals ?? 0, b?.goals ?? 0]
  const all = countA + countB
  // With equal shares and no difference, every goal is in either arm with the same chance, like a fair coin.
  const isCoin = comparison.test === 'ratio' && a?.share === b?.share
  const share = (b?.share ?? 0) / ((a?.share ?? 0) + (b?.share ?? 0))
  // With other shares the expected count is given instead; the difference test compares rates and not goals.
  const title = isCoin
    ? words.running.coin(arm, format.number(countB), format.number(all), goals)
    : comparison.test === 'ratio'
      ? words.running.share(
          arm,
          format.number(countB),
          format.number(all),
          goals,
          format.number(Math.round(all * share)),
        )
      : words.running.rates(arm, rateOf(b, format), letterOf(experiment, 0), rateOf(a, format), goals)
  return {
    title,
    more: join(isCoin ? words.running.fair : words.running.keep, ...tail(experiment, comparison, language)),
    short: title,
  }
}

/** Voided by an operator. The reason is the operator's text in any language, so it is isolated. */
function voided({ on, reason }: { on: string; reason: string }, { words, format }: Language): Sentences {
  const title = words.voided.title(format.day(on))
  const why = words.voided.more(isolated(reason))
  return { title, more: join(why, words.voided.again), short: join(title, why) }
}

/** Planned: the sample size, and what is missing before it is counted: its first day, the worker or the registration. */
function planned(experiment: Told, comparison: ComparisonSummary, { words, format }: Language): Sentences {
  const plan = planText(experiment, comparison, { words, format })
  const days = daysAtPace(experiment, comparison)
  return {
    title:
      days === undefined
        ? words.planned.title(plan)
        : words.planned.titleAtPace(plan, words.days(days, format.number(days))),
    more: {
      kept: words.planned.starts(format.day(experiment.start)),
      unseen: words.planned.unseen,
      draft: words.planned.draft(isolated(`npm run experiment:start -- ${experiment.id}`)),
    }[experiment.registration],
    short: words.planned.title(plan),
  }
}

/** "Anything from −19% to +151% still fits." */
export function fitsText({ test, effect }: ComparisonSummary, { words, format }: Language): string {
  if (!effect) return ''
  const { low, high } = effectText(test, effect, format)
  if (high === undefined) return words.fitsAbove(low)
  return test === 'ratio' ? words.fits(low, high) : words.fitsPoints(low, high)
}

/** "1,840 install clicks": what is planned, in the unit that the test counts. */
export function planText({ goal }: Told, { test, plan }: ComparisonSummary, { words, format }: Language): string {
  return test === 'ratio'
    ? words.goalsOf(format.number(roundedPlan(plan.goals)), words.goals[goal])
    : words.visitsOf(format.number(roundedPlan(plan.visits)))
}

/** How far the plan has got: goals in the ratio test, visits in the difference test. */
export function progressOf(experiment: Told, comparison: ComparisonSummary, { words, format }: Language) {
  const isRatio = comparison.test === 'ratio'
  const now = isRatio ? goalsOf(experiment, comparison) : visitsOf(experiment, comparison)
  return {
    now,
    plan: isRatio ? comparison.plan.goals : comparison.plan.visits,
    count: format.number(now),
    what: isRatio ? words.goals[experiment.goal] : words.progress.visits,
  }
}

/** Whole days until the plan is reached, by what its pages had before the start. */
export function daysAtPace({ paceBefore }: Told, { test, plan }: ComparisonSummary): number | undefined {
  const perDay = test === 'ratio' ? paceBefore?.goals : paceBefore?.visits
  return perDay === undefined || perDay === 0
    ? undefined
    : Math.ceil((test === 'ratio' ? plan.goals : plan.visits) / perDay)
}

/** A plan is an estimate: three digits, and no single goals. */
export function roundedPlan(count: number): number {
  const step = Math.max(10, 10 ** (Math.floor(Math.log10(count)) - 2))
  return Math.max(step, Math.round(count / step) * step)
}

/** The arm that lost most of its share of the visits. */
export function armMissingVisits(arms: readonly ArmCounts[]): ArmCounts & { expected: number } {
  const all = arms.reduce((sum, { visits }) => sum + visits, 0)
  const [worst] = arms
    .map((arm) => ({ ...arm, expected: all * arm.share }))
    .toSorted((one, other) => one.visits / one.expected - other.visits / other.expected)
  return worst ?? { name: '', page: '', share: 0, visits: 0, expected: 0 }
}

/** Two arms with equal shares: only then do the words "half and half" hold. */
export function isHalf(arms: readonly ArmCounts[]): boolean {
  return arms.length === 2 && arms[0]?.share === arms[1]?.share
}

/** An arm as it is shown: a capital letter. Records name arms in lower case. */
export function letterOf({ arms }: Pick<ExperimentSummary, 'arms'>, index: number): string {
  return letter(arms[index]?.name ?? '')
}

function letter(name: string): string {
  return name.toUpperCase()
}

/** A dash where the server sent no goals, or where there is no visit to divide by. */
function rateOf(arm: ArmCounts | undefined, format: Format): string {
  return arm?.goals === undefined || arm.visits === 0 ? '–' : format.percent(arm.goals / arm.visits)
}

/** What holds of every verdict on figures: whom they count, and that the effect did not stay the same. */
function tail({ goal }: Told, { effectChanged }: ComparisonSummary, { words, format }: Language): string[] {
  return [
    goal === 'lead' ? '' : words.among,
    effectChanged === undefined ? '' : words.effectChanged(format.day(effectChanged)),
  ]
}

/** When a decision was first reached. The day of the start is day 1. */
function reached({ start }: Told, since: string, { words, format }: Language): string {
  const day = Math.round((Date.parse(since) - Date.parse(start)) / 86_400_000) + 1
  return words.better.reached(format.day(since), format.number(day))
}

/** Goals of the two arms that are compared. The plan counts these two together, also where there are more arms. */
function goalsOf({ arms }: Told, { arm }: ComparisonSummary): number {
  return (arms[0]?.goals ?? 0) + (arms[arm]?.goals ?? 0)
}

/** Visits of the same two arms, for the same reason. */
function visitsOf({ arms }: Told, { arm }: ComparisonSummary): number {
  return (arms[0]?.visits ?? 0) + (arms[arm]?.visits ?? 0)
}

/** Sentences in a row. Those that do not apply are empty and leave no space. */
function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

/** Sizes follow a colon in the title, and begin the sentence of the list. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
