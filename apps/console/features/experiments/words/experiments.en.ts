/** Figures, dates and pages come as text. Never "winner", "significant", "confidence" or a probability: docs/statistics.md says why. */
export const experimentsEn = {
  title: 'Experiments',
  unknown: 'No experiment has this address',
  /** Around the address that was asked for, and the one that is meant. */
  unknownMeant: ['You followed ', '. Did you mean ', '?'],
  all: 'All experiments',
  goals: { install: 'install clicks', chat: 'chat clicks', completed: 'completed quizzes', lead: 'leads' },
  goalHeads: { install: 'Install clicks', chat: 'Chat clicks', completed: 'Quiz completed', lead: 'Leads' },

  tags: {
    planned: (date: string) => `Starts ${date}`,
    draft: 'Not started',
    running: 'Running',
    stopped: 'Stopped',
    better: (arm: string) => `${arm} is better`,
    'no-difference': 'No real difference',
    open: 'Ended open',
    compared: 'Comparison',
  },

  changed: {
    title: 'The plan was changed after the start, so the result can’t be trusted.',
    more: 'Undo the change, or end this one and start a new one.',
  },
  voided: {
    title: (date: string) => `Canceled on ${date}.`,
    more: (reason: string) => `Reason: “${reason}”.`,
    again: 'To ask again, start a new one.',
  },
  crowd: {
    title: (date: string, visits: string, all: string) =>
      `On ${date} at least ${visits} of ${all} visits came from one place.`,
    more: 'We count only a few of them.',
  },
  stop: {
    titleHalf: 'Don’t use these figures: the split isn’t even.',
    title: 'Don’t use these figures: the split isn’t what was planned.',
    visits: (arms: readonly { arm: string; visits: string }[]) =>
      `${arms.map(({ arm, visits }, index) => (index === 0 ? `${arm} had ${visits} visits` : `${arm} ${visits}`)).join(', ')}.`,
    rare: 'That’s no accident.',
    loses: (arm: string) => `Some of ${arm}’s visits aren’t counted.`,
    short: (arms: readonly { arm: string; visits: string }[]) =>
      `${arms.map(({ arm, visits }, index) => (index === 0 ? `${arm} had ${visits} visits` : `${arm} ${visits}`)).join(', ')}: the split is off.`,
  },
  early: {
    title: (count: string, goals: string, days: string) => `Running: ${count} ${goals} in ${days}.`,
    more: (goals: string) => `A result needs 30 ${goals} and 7 days.`,
    short: (count: string, goals: string, days: string) =>
      `${count} ${goals} in ${days}. A result needs 30 and 7 days.`,
  },
  better: {
    title: (arm: string, than: string | undefined) => `${arm} is better${than === undefined ? '' : ` than ${than}`}`,
    /** `goals` is absent in the list, which has a column for it. */
    least: (least: string, goals?: string) => `at least ${least} more${goals === undefined ? '' : ` ${goals}`}`,
    likely: (likely: string) => `probably about ${likely}`,
    before: (arm: string, goals: string) => `${arm} got more ${goals}.`,
    promise: 'If the pages were equal, a result like this would appear in at most 1 of 20 experiments.',
  },
  /** By the test that found it. Version 1.0.0 had another one beside the ratio test. */
  reached: {
    ratio: (date: string, day: string) => `Clear since ${date}, day ${day}, by the ratio test.`,
    difference: (date: string, day: string) =>
      `Clear since ${date}, day ${day}, by the difference test of version 1.0.`,
  },
  alike: {
    title: 'No real difference',
    between: (low: string, high: string) => `between ${low} and ${high}`,
    wanted: (worth: string) => `You were looking for ${worth}.`,
  },
  long: {
    title: 'Twice the plan has come, and there’s no answer: end it.',
    end: 'Keep the page that’s easier to maintain.',
  },
  oldTest: {
    title: 'It can’t get an answer any more: end it.',
    more: 'It began under a test that this version no longer has. Start a new one to ask again.',
  },
  open: 'Ended without an answer.',
  running: {
    close: (arm: string, count: string, all: string, goals: string, half: string) =>
      `Too close to call: ${arm} has ${count} of ${all} ${goals}. Half would be ${half}.`,
    share: (arm: string, count: string, all: string, goals: string, expected: string) =>
      `${arm} has ${count} of ${all} ${goals}. With no difference it would have about ${expected}.`,
    keep: 'Keep it running.',
  },
  fits: (low: string, high: string) => `Still possible: ${low} to ${high}.`,
  fitsAbove: (low: string) => `Still possible: ${low} or more.`,
  restsOn: (date: string) => `It rests on one day: without ${date} it would be open.`,
  effectChanged: (date: string) => `The difference changed on ${date}. Look at the days before and after.`,
  among: 'Only counts visitors who agreed to be counted.',
  planned: {
    title: (plan: string) => `Needs about ${plan}.`,
    titleAtPace: (plan: string, days: string) => `Needs about ${plan}, ${days} at today’s pace.`,
    starts: (date: string) => `First full day: ${date}.`,
    draft: 'Not started yet: a developer has to register it.',
    unseen: 'Not counting yet: the server needs an update.',
  },
  goalsOf: (count: string, goals: string) => `${count} ${goals}`,
  visitsOf: (count: string) => `${count} visits`,
  days: (count: number, text: string) => `${text} ${count === 1 ? 'day' : 'days'}`,
  weeks: (count: number, text: string) => `about ${text} ${count === 1 ? 'week' : 'weeks'}`,

  list: {
    count: (count: number) => (count === 1 ? '1 experiment' : `${count} experiments`),
    look: 'Check as often as you like. It doesn’t change the result.',
    heads: { experiment: 'Question', goal: 'Goal', verdict: 'Result', plan: 'Progress', when: 'Since' },
    progress: (now: string, plan: string) => `${now} of about ${plan}.`,
    left: (span: string) => `${span[0]?.toUpperCase()}${span.slice(1)} to go.`,
    enough: (now: string) => `${now}. Enough; you can end it.`,
    hidden: 'Hidden',
    noPlan: 'No plan',
    fromTo: (start: string, end: string) => `${start} to ${end}`,
    comparedPage: (count: string) => `${count} versions, split by the ad platform`,
    comparedShort: 'The ad platform chose who saw what, so there’s no result.',
    toVersions: 'See their figures in the funnel',
    none: 'No experiment yet.',
    works: 'How it works.',
    worksMore:
      'Choose two pages and a goal. Visitors are split at random. Send your ads to the experiment’s link; this screen tells you when there is an answer.',
  },
  takes: {
    title: 'How long will one take?',
    pace: (goals: string) => `At today’s ${goals} a day. One dot is one day.`,
    needs: ['needs about ', ' clicks'],
    tooLong: 'Too long: look for a bigger change.',
  },

  plan: {
    open: 'Plan without starting',
    close: 'Close',
    title: 'Plan without starting',
    note: 'Just a calculation; nothing is saved.',
    goal: 'Goal',
    baseline: 'Today, of 100 visitors, how many do it?',
    worth: 'Smallest difference you want to be able to see, %',
    share: 'How many see page B, %',
    visits: 'Visits per day, both pages',
    needs: (goals: string, visits: string) => `About ${goals}, ${visits}.`,
    lasts: (days: string) => `At this pace, ${days}.`,
    tooLong: 'Over 8 weeks. Try a bigger change, or a goal that more visitors reach.',
    invalid: 'Enter more than 0 of 100, a difference of 5% to 200%, and a share of 10% to 90%.',
  },

  lift: {
    title: (goals: string, arm: string) => `How many more ${goals} ${arm} gets`,
    note: 'Dot: most likely. Bar: where the real figure almost certainly is.',
    none: 'Nobody reached the goal yet.',
    noDifference: 'no difference',
    between: (low: string, high: string) => `Between ${low} and ${high}`,
    likely: (likely: string) => `most likely ${likely}`,
    dotted: (worth: string) => `Dotted: ${worth}, the difference you wanted to be able to see.`,
    hiddenTitle: 'The difference',
    hidden: 'Hidden while the split is off.',
  },
  byDay: {
    title: 'Day by day',
    green: 'Green: clear',
    narrows: (goals: string) => `The bar gets shorter as ${goals} arrive`,
    table: 'As a table',
    heads: { day: 'Day', low: 'From', likely: 'Most likely', high: 'To' },
  },
  arms: {
    two: 'The two pages',
    title: 'The pages',
    half: 'Visitors split evenly',
    shares: (shares: string) => `Visitors split ${shares}`,
    hidden: 'Goals hidden while the split is off',
    leftOut: (visits: string) => `${visits} visits not counted: too many from one place in a day.`,
    heads: { arm: 'Page', visits: 'Visits', rate: 'Of 100' },
    lead: 'Leads count even when the visit wasn’t counted, so “of 100” is only a guide.',
  },
  split: {
    title: 'Visits per page',
    note: (dot: string) => `One dot is ${dot} visits. Red: missing.`,
    half: (expected: string, short: string) => `Half would be ${expected}; ${short} are missing.`,
    fair: (arm: string, expected: string, short: string) => `${arm} should have ${expected}; ${short} are missing.`,
    checks: 'What to check, most common first',
    steps: {
      counter: (arm: string) => `Are visits to ${arm} counted?`,
      counterMore: (page: string) => `Open ${page} and see its visit arrive under Health.`,
      direct: (arm: string) => `Does an ad lead straight to ${arm}?`,
      directMore: (entrance: string) => `Ads and links must go to ${entrance}.`,
      errors: (arm: string) => `Was ${arm} down?`,
      errorsMore: 'Health lists pages without a visit for 24 hours.',
      again: 'Fixed?',
      againMore: 'Start a new one. These days don’t count.',
    },
  },
  progress: {
    title: 'The plan',
    titleOf: (a: string, b: string) => `The plan: ${a} and ${b}`,
    dot: (dot: string, what: string) => `One dot: ${dot} ${what}`,
    needs: (worth: string, plan: string) => `${worth} needs about ${plan}.`,
    now: (count: string) => `${count} so far.`,
  },
  registration: {
    unchanged: (date: string) => `Set on ${date}, not changed since.`,
    seen: (date: string) => `Set on ${date}.`,
    changed: (date: string) => `Set on ${date}, changed since.`,
    draft: 'Not started yet.',
    details: 'Details for developers',
  },
  foot: (zone: string, from: string, to: string) => `Full days, ${zone} time, ${from} to ${to}.`,
}
