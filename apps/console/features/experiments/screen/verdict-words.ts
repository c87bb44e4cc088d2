import type { ArmCounts, ComparisonSummary, ExperimentReport, ExperimentSummary } from '../api/experiments.ts'
import { countDays } from '@repo/contract/days.ts'
import { countDots, dotScale } from '../../../shared/charts/dot-scale.ts'
import type { Words } from '../../../shared/words/words.ts'
import type { Format } from '../../../shared/words/format.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import type { EffectTest } from '@repo/stats/effect-test.ts'
import { effectText, noEffect, reversed, sizeText, toEffect } from './effect-text.ts'

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

type Kind = ComparisonSummary['verdict']['kind']
type Sentences = Pick<VerdictWords, 'title' | 'more' | 'short'>

/** A row of the list or a whole report. Only a report has `paceBefore`, so the list shows no days at that pace. */
type Reported = ExperimentSummary & Pick<ExperimentReport, 'paceBefore'>

interface Language {
  words: Words['experiments']
  format: Format
}

/** Only a broken split is an error: its figures mislead. `ask` is for the verdicts that need more visits. */
const looks: Record<Kind, Look> = {
  'changed-after-start': 'quiet',
  'sample-ratio': 'error',
  'too-early': 'ask',
  better: 'good',
  'no-difference': 'quiet',
  undecided: 'quiet',
  running: 'ask',
  planned: 'quiet',
  voided: 'quiet',
}

/** Colours of a tag: mint for "better" alone. */
export function tagLook(kind: Kind): 'good' | 'soft' | 'error' | 'quiet' {
  return kind === 'running' ? 'soft' : kind === 'too-early' ? 'quiet' : (looks[kind] as 'good' | 'error' | 'quiet')
}

/** The comparison that a list tells of: one that found an arm better, or else the first. */
export function findLeading({ comparisons }: ExperimentSummary): ComparisonSummary | undefined {
  return comparisons.find(({ verdict }) => verdict.kind === 'better') ?? comparisons[0]
}

/** What is said of a comparison. The verdict is the first that fits (packages/stats/judge.ts); here it gets its words. */
export function verdictWords(experiment: Reported, comparison: ComparisonSummary, language: Language): VerdictWords {
  const { words, format } = language
  const { arms } = experiment
  const { test, effect, verdict } = comparison
  const isRatio = test === 'ratio'
  const goals = words.goals[experiment.goal]
  const all = sumCompared(experiment, comparison, 'goals')
  return { tag: tagText(), look: looks[verdict.kind], ...sentences() }

  /** A sentence for each kind of verdict. The switch is exhaustive: a new kind does not compile without its words. */
  function sentences(): Sentences {
    switch (verdict.kind) {
      case 'changed-after-start':
        return { ...words.changed, short: words.changed.title }
      case 'sample-ratio':
        return stopped()
      case 'too-early':
        return early()
      case 'better':
        return better(verdict.arm, verdict.since)
      case 'no-difference':
        return alike(verdict.since)
      case 'undecided':
        return undecided()
      case 'running':
        return running()
      case 'voided': {
        const title = words.voided.title(format.day(verdict.on))
        // The reason is the operator's text in any language, so it is isolated.
        const why = words.voided.more(isolated(verdict.reason))
        return { title, more: join(why, words.voided.again), short: join(title, why) }
      }
      case 'planned':
        return planned()
    }
  }

  function tagText(): string {
    if (verdict.kind === 'better') return words.tags.better(formatArm(experiment, verdict.arm))
    if (verdict.kind !== 'planned') return words.tags[verdict.kind]
    return experiment.registration === 'draft' ? words.tags.draft : words.tags.planned(format.day(experiment.start))
  }

  /** Sample ratio mismatch: compares visits alone. The server sends no goals then, because a biased split biases their rates too. */
  function stopped(): Sentences {
    const counted = arms.map(({ name, visits }) => ({ arm: name.toUpperCase(), visits: format.number(visits) }))
    const loses = words.stop.loses(armMissingVisits(arms).name.toUpperCase())
    return {
      title: isHalf(arms) ? words.stop.titleHalf : words.stop.title,
      more: join(words.stop.visits(counted), loses, words.stop.rare),
      short: words.stop.short(counted),
    }
  }

  /** Too early: shows the counts so far and the minimum, so that the reader sees what is missing. */
  function early(): Sentences {
    const { days } = experiment
    const text = [format.number(all), goals, words.days(days, format.number(days))] as const
    // 30 goals and 7 days (judge.ts) are there; the difference test also needs 5 visits with and 5 without the goal in each arm.
    const isCell = !isRatio && all >= 30 && days >= 7
    const title = words.early.title(...text)
    return {
      title,
      more: isCell ? words.early.cells : words.early.more(goals),
      short: isCell ? join(title, words.early.cells) : words.early.short(...text),
    }
  }

  /** Better: the promised size is the lower end of the interval, rounded down. The estimate alone would promise too much. */
  function better(arm: number, since: string): Sentences {
    // The effect is that of the other arm against arm a; where a is better, it is reversed.
    const its = effect && (arm === 0 ? reversed(test, effect) : effect)
    const name = formatArm(experiment, arm)
    // Of two arms there is only one other, so it is not named.
    const other = arms.length > 2 ? formatArm(experiment, arm === 0 ? comparison.arm : 0) : undefined
    // A decision stays although later days may look otherwise: then it is said in the past tense, without a size.
    const isExcluded = its !== undefined && its.low > noEffect(test)
    // After a lucky start the estimate can be outside the interval; then two sizes in one sentence would contradict each other.
    const isInside = isExcluded && its.estimate !== undefined && its.estimate >= its.low
    const sizes = (of?: string) =>
      [
        isExcluded && words.better[isRatio ? 'least' : 'leastPoints'](sizeText(test, its.low, Math.floor, format), of),
        isInside && words.better.likely(sizeText(test, its.estimate ?? 0, Math.round, format)),
      ]
        .filter(Boolean)
        .join(', ')
    const before = words.better.before(name, goals)
    // Sizes follow a colon in the title, and begin the sentence of the list.
    return {
      title: isExcluded ? `${words.better.title(name, other)}: ${sizes(goals)}.` : before,
      more: join(words.better.promise, tail(), reached(since)),
      short: isExcluded ? `${capital(sizes())}.` : before,
    }
  }

  /** No real difference: the interval beside what was looked for, because it is not a proof that the pages are equal. */
  function alike(since: string): Sentences {
    const { low = '', high = undefined } = effect ? effectText(test, effect, format) : {}
    const between = high === undefined ? '' : words.alike[isRatio ? 'between' : 'betweenPoints'](low, high)
    const wanted = words.alike.wanted(wantedText(experiment, test, format))
    return {
      title: between ? `${words.alike.title}: ${between}.` : `${words.alike.title}.`,
      more: join(wanted, tail(), reached(since)),
      short: between ? join(`${capital(between)}.`, wanted) : `${words.alike.title}.`,
    }
  }

  /** No answer after twice the plan: shows what the interval still allows, and advises to end it. */
  function undecided(): Sentences {
    const fits = fitsText(comparison, language)
    return {
      title: words.undecided.title,
      more: join(restsText() || fits, words.undecided.end, tail()),
      short: restsText() || fits || words.undecided.title,
    }
  }

  /** Running: counts without a size or a leader, because neither is decided before the verdict. */
  function running(): Sentences {
    const [a, b] = [arms[0], arms[comparison.arm]]
    const [shareA, shareB] = [a?.share ?? 0, b?.share ?? 0]
    const names = [formatArm(experiment, 0), formatArm(experiment, comparison.arm)] as const
    const counts = [names[1], format.number(b?.goals ?? 0), format.number(all), goals] as const
    const expected = format.number(Math.round((all * shareB) / (shareA + shareB)))
    const rests = restsText()
    // With equal shares and no difference, half of the goals are expected in either arm; the difference test compares rates and not goals.
    const title = !isRatio
      ? words.running.rates(names[1], formatRate(b, format), names[0], formatRate(a, format), goals)
      : shareA === shareB && !rests
        ? words.running.close(...counts, expected)
        : words.running.share(...counts, expected)
    return { title, more: join(rests, words.running.keep, tail()), short: title }
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

  /** An arm is ahead with all days, and not without its best one: why there is no verdict although the interval excludes 0. */
  function restsText(): string {
    const { restsOn } = comparison
    return restsOn === undefined ? '' : words.restsOn(format.day(restsOn))
  }

  /** The effect did not stay the same. */
  function tail(): string {
    const { effectChanged } = comparison
    return effectChanged === undefined ? '' : words.effectChanged(format.day(effectChanged))
  }

  /** When a decision was first reached. The day of the start is day 1. */
  function reached(since: string): string {
    return words.better.reached(format.day(since), format.number(countDays({ from: experiment.start, to: since })))
  }
}

/** Days, from two weeks on in weeks: a plan is no more exact than that. */
export function spanText(days: number, { words, format }: Language): string {
  if (days < 14) return words.days(days, format.number(days))
  const weeks = Math.round(days / 7)
  return words.weeks(weeks, format.number(weeks))
}

/** What was to be found: "+50%", or "+4" visits of 100. */
export function wantedText(experiment: ExperimentSummary, test: EffectTest['name'], format: Format): string {
  const wanted = toEffect(test, experiment)
  return effectText(test, { low: wanted, estimate: wanted }, format).likely ?? ''
}

/** "Still possible: −19% to +151%." */
export function fitsText({ test, effect }: ComparisonSummary, { words, format }: Language): string {
  if (!effect) return ''
  const { low, high } = effectText(test, effect, format)
  if (high === undefined) return words.fitsAbove(low)
  return test === 'ratio' ? words.fits(low, high) : words.fitsPoints(low, high)
}

/** "1,840 install clicks": what is planned, in the unit that the test counts. */
export function planText({ goal }: Reported, { test, plan }: ComparisonSummary, { words, format }: Language): string {
  return test === 'ratio'
    ? words.goalsOf(format.number(roundedPlan(plan.goals)), words.goals[goal])
    : words.visitsOf(format.number(roundedPlan(plan.visits)))
}

/** How far the plan has got: goals in the ratio test, visits in the difference test. */
export function measureProgress(experiment: Reported, comparison: ComparisonSummary, { words, format }: Language) {
  const unit = comparison.test === 'ratio' ? 'goals' : 'visits'
  const now = sumCompared(experiment, comparison, unit)
  const plan = comparison.plan[unit]
  const scale = dotScale(roundedPlan(plan))
  const [all, planned] = [countDots(now, scale), countDots(plan, scale)]
  const isOpen = ['running', 'too-early'].includes(comparison.verdict.kind) && !experiment.isEnded
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
    what: unit === 'goals' ? words.goals[experiment.goal] : words.progress.visits,
  }
}

/** Goals or visits of the two arms that are compared. The plan counts these two together, also where there are more arms. */
function sumCompared({ arms }: Reported, { arm }: ComparisonSummary, what: 'goals' | 'visits'): number {
  return (arms[0]?.[what] ?? 0) + (arms[arm]?.[what] ?? 0)
}

/** Whole days until the plan is reached, by what its pages had before the start. */
export function daysAtPace({ paceBefore }: Reported, { test, plan }: ComparisonSummary): number | undefined {
  const unit = test === 'ratio' ? 'goals' : 'visits'
  return paceBefore?.[unit] ? Math.ceil(plan[unit] / paceBefore[unit]) : undefined
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
