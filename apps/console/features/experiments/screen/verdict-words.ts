import type { ArmCounts, ComparisonSummary, ExperimentReport, ExperimentSummary } from '../api/experiments.ts'
import { countDays } from '@repo/contract/days.ts'
import { countDots, dotScale } from '../../../shared/charts/dot-scale.ts'
import type { Words } from '../../../shared/words/words.ts'
import type { Format } from '../../../shared/words/format.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import { effectText, noEffect, reversed, sizeText } from './effect-text.ts'

interface VerdictWords {
  tag: string
  look: Look
  /** The first and largest sentence of an experiment. */
  title: string
  more: string
  /** For the list. */
  short: string
}

/** Green is for "better" alone; lemon waits, tomato stops, grey tells. */
export type Look = 'good' | 'ask' | 'error' | 'quiet'

type Test = Extract<ComparisonSummary['verdict'], { kind: 'better' }>['by']
type Sentences = Pick<VerdictWords, 'title' | 'more' | 'short'>

/** A row of the list or a whole report. Only a report has `paceBefore`, so the list shows no days at that pace. */
type Reported = ExperimentSummary & Pick<ExperimentReport, 'paceBefore'>

interface Language {
  words: Words['experiments']
  format: Format
}

/** Green is for "better" alone, and red for a broken split, whose figures mislead; what runs waits. */
function lookOf(verdict: ComparisonSummary['verdict']): Look {
  if (verdict.kind === 'better') return 'good'
  if (verdict.kind === 'stopped' && verdict.why === 'split') return 'error'
  return verdict.kind === 'running' && verdict.pace !== 'long' ? 'ask' : 'quiet'
}

/** Colours of a tag: mint for "better" alone. */
export function tagLook(verdict: ComparisonSummary['verdict']): 'good' | 'soft' | 'error' | 'quiet' {
  const look = lookOf(verdict)
  return look === 'ask' ? 'soft' : look
}

/** The comparison that a list tells of: one that found an arm better, or else the first. */
export function findLeading({ comparisons }: ExperimentSummary): ComparisonSummary | undefined {
  return comparisons.find(({ verdict }) => verdict.kind === 'better') ?? comparisons[0]
}

/** What is said of a comparison. The verdict is the first that fits (packages/stats/judge.ts); here it gets its words. */
export function verdictWords(experiment: Reported, comparison: ComparisonSummary, language: Language): VerdictWords {
  const { words, format } = language
  const { arms } = experiment
  const { effect, verdict } = comparison
  const goals = words.goals[experiment.goal]
  const all = sumCompared(experiment, comparison)
  return { tag: tagText(), look: lookOf(verdict), ...sentences() }

  /** Sentences for each kind of verdict. The switch is exhaustive: a new kind does not compile without its words. */
  function sentences(): Sentences {
    switch (verdict.kind) {
      case 'planned':
        return planned()
      case 'running':
        return { early, usual: running, long, 'old-test': oldTest }[verdict.pace]()
      case 'stopped':
        return verdict.why === 'split' ? split() : verdict.why === 'changed' ? changed() : voided(verdict)
      case 'better':
        return better(verdict)
      case 'no-difference':
        return alike(verdict)
      case 'open':
        return open()
    }
  }

  function tagText(): string {
    if (verdict.kind === 'better') return words.tags.better(formatArm(experiment, verdict.arm))
    if (verdict.kind !== 'planned') return words.tags[verdict.kind]
    return experiment.registration === 'draft' ? words.tags.draft : words.tags.planned(format.day(experiment.start))
  }

  function changed(): Sentences {
    return { ...words.changed, short: words.changed.title }
  }

  /** Of version 1.0.0. */
  function voided({ on, reason }: { on: string; reason: string }): Sentences {
    const title = words.voided.title(format.day(on))
    // The reason is the operator's text in any language, so it is isolated.
    const why = words.voided.more(isolated(reason))
    return { title, more: join(why, words.voided.again), short: join(title, why) }
  }

  /** Sample ratio mismatch: compares visits alone. The server sends no goals then, because a biased split biases their rates too. */
  function split(): Sentences {
    const counted = arms.map(({ name, visits }) => ({ arm: name.toUpperCase(), visits: format.number(visits) }))
    const loses = words.stop.loses(armMissingVisits(arms).name.toUpperCase())
    return {
      title: isHalf(arms) ? words.stop.titleHalf : words.stop.title,
      more: join(words.stop.visits(counted), loses, words.stop.rare),
      short: words.stop.short(counted),
    }
  }

  /** The counts so far, and what a result needs at least. */
  function early(): Sentences {
    const { days } = experiment
    const text = [format.number(all), goals, words.days(days, format.number(days))] as const
    return { title: words.early.title(...text), more: words.early.more(goals), short: words.early.short(...text) }
  }

  /** Better: the promised size is the lower end of the interval, rounded down. The estimate alone would promise too much. */
  function better({ arm, since, by }: { arm: number; since: string; by: Test }): Sentences {
    // The effect is that of the other arm against arm a; where a is better, it is reversed.
    const its = effect && (arm === 0 ? reversed(effect) : effect)
    const name = formatArm(experiment, arm)
    // Of two arms there is only one other, so it is not named.
    const other = arms.length > 2 ? formatArm(experiment, arm === 0 ? comparison.arm : 0) : undefined
    // A decision stays although later days may look otherwise: then it is said in the past tense, without a size.
    const isExcluded = its !== undefined && its.low > noEffect
    // After a lucky start the estimate can be outside the interval; then two sizes in one sentence would contradict each other.
    const isInside = isExcluded && its.estimate !== undefined && its.estimate >= its.low
    const sizes = (of?: string) =>
      [
        isExcluded && words.better.least(sizeText(its.low, Math.floor, format), of),
        isInside && words.better.likely(sizeText(its.estimate ?? 0, Math.round, format)),
      ]
        .filter(Boolean)
        .join(', ')
    const before = words.better.before(name, goals)
    // Sizes follow a colon in the title, and begin the sentence of the list.
    return {
      title: isExcluded ? `${words.better.title(name, other)}: ${sizes(goals)}.` : before,
      more: join(restsText(), words.better.promise, tail(), reached(since, by)),
      short: isExcluded ? `${capital(sizes())}.` : before,
    }
  }

  /** No real difference: the interval beside what was looked for, because it is not a proof that the pages are equal. */
  function alike({ since, by }: { since: string; by: Test }): Sentences {
    const { low = '', high = undefined } = effect ? effectText(effect, format) : {}
    const between = high === undefined ? '' : words.alike.between(low, high)
    const wanted = words.alike.wanted(wantedText(experiment, format))
    return {
      title: between ? `${words.alike.title}: ${between}.` : `${words.alike.title}.`,
      more: join(restsText(), wanted, tail(), reached(since, by)),
      short: between ? join(`${capital(between)}.`, wanted) : `${words.alike.title}.`,
    }
  }

  /** Twice the plan has come: what is still possible, and the advice to end it. */
  function long(): Sentences {
    const fits = fitsText(comparison, language)
    return { title: words.long.title, more: join(fits, words.long.end, tail()), short: fits || words.long.title }
  }

  /** It began under the difference test of version 1.0.0, so nothing that is counted decides it. */
  function oldTest(): Sentences {
    return { ...words.oldTest, short: words.oldTest.title }
  }

  /** Ended by a person, before there was a result. */
  function open(): Sentences {
    const fits = fitsText(comparison, language)
    return { title: words.open, more: fits, short: join(words.open, fits) }
  }

  /** Running: counts without a size or a leader, because neither is decided before the verdict. */
  function running(): Sentences {
    const [a, b] = [arms[0], arms[comparison.arm]]
    const [shareA, shareB] = [a?.share ?? 0, b?.share ?? 0]
    const name = formatArm(experiment, comparison.arm)
    const counts = [name, format.number(b?.goals ?? 0), format.number(all), goals] as const
    const expected = format.number(Math.round((all * shareB) / (shareA + shareB)))
    const title = words.running[shareA === shareB ? 'close' : 'share'](...counts, expected)
    return { title, more: join(words.running.keep, tail()), short: title }
  }

  /** Planned: the sample size, and what is missing before it is counted: its first day, the worker or the registration. */
  function planned(): Sentences {
    const plan = planText(experiment, comparison, language)
    const days = daysAtPace(experiment, comparison)
    const title = words.planned.title(plan)
    const more = {
      kept: words.planned.starts(format.day(experiment.start)),
      unseen: words.planned.unseen,
      draft: words.planned.draft,
    }
    return {
      title: days === undefined ? title : words.planned.titleAtPace(plan, spanText(days, language)),
      more: more[experiment.registration],
      short: title,
    }
  }

  /** One day carries the result: without it there would be none. */
  function restsText(): string {
    const { restsOn } = comparison
    return restsOn === undefined ? '' : words.restsOn(format.day(restsOn))
  }

  /** The effect did not stay the same. */
  function tail(): string {
    const { effectChanged } = comparison
    return effectChanged === undefined ? '' : words.effectChanged(format.day(effectChanged))
  }

  /** When a decision was first reached, and by which test. The day of the start is day 1. */
  function reached(since: string, by: Test): string {
    const day = format.number(countDays({ from: experiment.start, to: since }))
    return words.reached[by](format.day(since), day)
  }
}

/** Days, from two weeks on in weeks: a plan is no more exact than that. */
export function spanText(days: number, { words, format }: Language): string {
  if (days < 14) return words.days(days, format.number(days))
  const weeks = Math.round(days / 7)
  return words.weeks(weeks, format.number(weeks))
}

/** What was to be found: "+50%". */
export function wantedText({ worth }: ExperimentSummary, format: Format): string {
  return effectText({ low: worth, estimate: worth }, format).likely ?? ''
}

/** "Still possible: −19% to +151%." */
export function fitsText({ effect }: ComparisonSummary, { words, format }: Language): string {
  if (!effect) return ''
  const { low, high } = effectText(effect, format)
  return high === undefined ? words.fitsAbove(low) : words.fits(low, high)
}

/** "1,840 install clicks": what is planned. */
export function planText({ goal }: Reported, { plan }: ComparisonSummary, { words, format }: Language): string {
  return words.goalsOf(format.number(roundedPlan(plan.goals)), words.goals[goal])
}

/** How far the plan has got, in goals. */
export function measureProgress(experiment: Reported, comparison: ComparisonSummary, { words, format }: Language) {
  const now = sumCompared(experiment, comparison)
  const plan = comparison.plan.goals
  const scale = dotScale(roundedPlan(plan))
  const [all, planned] = [countDots(now, scale), countDots(plan, scale)]
  const isOpen = comparison.verdict.kind === 'running' && comparison.verdict.pace !== 'long'
  return {
    /** Days to go at the pace so far. */
    daysLeft: isOpen && now > 0 && now < plan ? Math.ceil(((plan - now) / now) * experiment.days) : undefined,
    isEnough: !isOpen && now >= plan,
    /** What one dot stands for, and the dots: green once an arm was found better, outlined beyond the plan. */
    scale,
    dots: {
      [comparison.verdict.kind === 'better' ? 'install' : 'here']: Math.min(all, planned),
      beyond: Math.min(all - planned, planned),
      gone: planned - all,
    },
    count: format.number(now),
    what: words.goals[experiment.goal],
  }
}

/** Goals of the two arms that are compared. The plan counts these two together, also where there are more arms. */
function sumCompared({ arms }: Reported, { arm }: ComparisonSummary): number {
  return (arms[0]?.goals ?? 0) + (arms[arm]?.goals ?? 0)
}

/** Whole days until the plan is reached, by what its pages had before the start. */
export function daysAtPace({ paceBefore }: Reported, { plan }: ComparisonSummary): number | undefined {
  return paceBefore?.goals ? Math.ceil(plan.goals / paceBefore.goals) : undefined
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
export function formatArm({ arms }: Pick<ExperimentSummary, 'arms'>, index: number): string {
  return arms[index]?.name.toUpperCase() ?? ''
}

/** Of 100 visits. A dash where the server sent no goals, or where there is no visit to divide by. */
export function formatRate(arm: ArmCounts | undefined, format: Format): string {
  return arm?.goals === undefined || arm.visits === 0 ? '–' : format.decimal((arm.goals / arm.visits) * 100, 1)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Sentences in a row. Those that do not apply are empty and leave no space. */
function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}
