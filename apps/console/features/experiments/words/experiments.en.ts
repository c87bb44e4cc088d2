/** Figures, dates and arms come as text. Never "winner", "significant", "confidence" or a probability: docs/statistics.md says why. */
export const experimentsEn = {
  title: 'Experiments',
  unknown: (id: string) => `No experiment is called ${id}`,
  unknownMore: 'It was removed, or the address is mistyped.',
  all: 'All experiments',
  goals: { install: 'install clicks', chat: 'chat clicks', completed: 'completed quizzes', lead: 'leads' },
  goalHeads: { install: 'Install clicks', chat: 'Chat clicks', completed: 'Quiz completed', lead: 'Leads' },
  languages: { en: 'English', he: 'עברית' },

  tags: {
    'changed-after-start': 'Changed after it began',
    'sample-ratio': 'Do not trust this',
    'too-early': 'Too early',
    better: 'Better',
    'no-difference': 'No difference that matters',
    undecided: 'Undecided',
    running: 'Running',
    planned: 'Planned',
    voided: 'Voided',
    compared: 'Compared, not tested',
  },

  changed: {
    title: 'The record was changed after it began.',
    more: 'A figure chosen after looking proves nothing. Undo the change, or end it and register a new one under another id.',
  },
  voided: {
    title: (date: string) => `The verdict was voided on ${date}.`,
    more: (reason: string) => `Reason: “${reason}”.`,
    again: 'To ask again, register it under another id.',
  },
  crowd: {
    title: (date: string, visits: string, all: string) =>
      `On ${date}, one network sent at least ${visits} of ${all} visits.`,
    more: 'Only a small share of them counts. If more networks do the same, void the verdict:',
  },
  outlier: {
    title: (date: string, arm: string, goals: string, expected: string) =>
      `On ${date}, ${arm} got ${goals}; its other days suggest about ${expected}.`,
    more: 'Only this arm had such a day: made-up visits, a counting error or an ad that leads straight to its page look like this. No verdict rests on one day alone. If more days look like this, void the verdict:',
  },
  stop: {
    titleHalf: 'Do not trust these figures. The split is not half and half.',
    title: 'Do not trust these figures. The split is not as registered.',
    visits: (arms: readonly { arm: string; visits: string }[]) =>
      `${arms.map(({ arm, visits }, index) => (index === 0 ? `Arm ${arm} has ${visits} visits` : `arm ${arm} ${visits}`)).join(', ')}.`,
    rare: 'A fair split strays this far in at most 1 of 100 experiments, however often you look.',
    loses: (arm: string) => `Something is losing ${arm}’s visits.`,
    short: (arms: readonly { arm: string; visits: string }[]) =>
      `${arms.map(({ arm, visits }, index) => (index === 0 ? `${arm} has ${visits} visits` : `${arm} ${visits}`)).join(', ')}: the split is off.`,
  },
  early: {
    title: (count: string, goals: string, days: string) => `Too early: ${count} ${goals} in ${days}.`,
    more: (goals: string) => `A verdict takes at least 30 ${goals} and 7 full days.`,
    cells: 'Each arm also needs 5 visits that reached the goal and 5 that did not.',
    short: (count: string, goals: string, days: string) =>
      `${count} ${goals} in ${days}. A verdict takes 30 and 7 days.`,
  },
  better: {
    title: (arm: string, goals: string, than: string | undefined) =>
      `${arm} brings more ${goals}${than === undefined ? '' : ` than ${than}`}`,
    least: (least: string) => `at least ${least} more`,
    leastPoints: (least: string) => `at least ${least} points more`,
    likely: (likely: string) => `most likely about ${likely}`,
    before: (arm: string, goals: string) => `${arm} brought more ${goals}.`,
    promise:
      'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look.',
    reached: (date: string, day: string) => `First reached on ${date}, day ${day}.`,
    reachedShort: (date: string) => `First reached ${date}.`,
  },
  alike: {
    title: 'No difference that matters.',
    between: (low: string, high: string, worth: string) =>
      `Between ${low} and ${high}; a lift of ${worth} was worth knowing.`,
    betweenPoints: (low: string, high: string, worth: string) =>
      `Between ${low} and ${high} points; ${worth} points were worth knowing.`,
  },
  undecided: {
    title: 'Undecided after twice the plan.',
    more: (count: string, what: string) => `${count} ${what} so far, twice the plan.`,
    end: 'End it, and keep whichever is easier to maintain.',
  },
  running: {
    coin: (arm: string, count: string, all: string, goals: string) =>
      `${arm} has ${count} of ${all} ${goals}, like ${count} heads in ${all} tosses.`,
    share: (arm: string, count: string, all: string, goals: string, expected: string) =>
      `${arm} has ${count} of ${all} ${goals}; with no difference, about ${expected} would be expected.`,
    rates: (arm: string, rate: string, other: string, otherRate: string, goals: string) =>
      `Rate of ${goals}: ${arm} ${rate}, ${other} ${otherRate}.`,
    fair: 'A fair coin does that too. Keep it running: no verdict yet, and looking does no harm.',
    keep: 'Keep it running: no verdict yet, and looking does no harm.',
  },
  fits: (low: string, high: string) => `Anything from ${low} to ${high} still fits.`,
  fitsPoints: (low: string, high: string) => `Anything from ${low} to ${high} points still fits.`,
  fitsAbove: (low: string) => `Anything from ${low} up still fits.`,
  restsOn: (date: string) =>
    `It rests on one day: without ${date}, nothing would be decided. A verdict has to hold without any one of its days.`,
  effectChanged: (date: string) => `The effect changed while it ran: since ${date}, no single lift fits every day.`,
  among: 'Among visits that agreed to be counted.',
  planned: {
    title: (plan: string) => `About ${plan}.`,
    titleAtPace: (plan: string, days: string) => `About ${plan}: ${days} at today’s pace.`,
    starts: (date: string) => `Its first full day is ${date}.`,
    draft: (command: string) => `Not registered yet: ${command}`,
    unseen: 'The worker doesn’t know about it yet. Update the worker and restart it: until then nothing is counted.',
  },
  goalsOf: (count: string, goals: string) => `${count} ${goals}`,
  visitsOf: (count: string) => `${count} visits`,
  days: (count: number, text: string) => `${text} ${count === 1 ? 'day' : 'days'}`,

  list: {
    count: (count: number) => (count === 1 ? '1 experiment' : `${count} experiments`),
    look: 'Look as often as you like. It doesn’t make a verdict less reliable.',
    heads: { experiment: 'Experiment', goal: 'Goal', verdict: 'Verdict', plan: 'Progress', when: 'When' },
    progress: (now: string, plan: string, dot: string) => `${now} of about ${plan}, one dot is ${dot}`,
    hidden: 'Hidden',
    noPlan: 'No plan',
    since: (date: string) => `Since ${date}`,
    from: (date: string) => `From ${date}`,
    fromTo: (start: string, end: string) => `${start} to ${end}`,
    comparedPage: (count: string) => `${count} variants, split by the ad platform`,
    comparedShort: 'No verdict without our own random assignment.',
    toPages: 'See them under Pages',
    none: 'No experiment is registered yet.',
    begins: 'How an experiment begins.',
    beginsMore: [
      'Press New experiment, or write it into experiments.ts, run npm run experiment:start and commit. Point ads and links to ',
      '. The plan says how many goals it takes: ',
    ],
    lift: (worth: string, goals: string) => `a lift of ${worth} about ${goals}`,
  },

  plan: {
    open: 'Plan one',
    close: 'Close',
    title: 'Plan one',
    note: 'Arithmetic only: nothing is stored. Use what the page had in the last weeks.',
    goal: 'Goal',
    baseline: 'Rate of the first page, %',
    worth: 'Smallest lift worth knowing, %',
    share: 'Share of the second page, %',
    visits: 'Visits a day, both pages',
    needs: (goals: string, visits: string) => `About ${goals}, ${visits}.`,
    lasts: (days: string) => `At this pace ${days}.`,
    tooLong: 'Longer than eight weeks: look for a larger lift, or a goal that is reached more often.',
    invalid:
      'Write a rate above 0, a lift from 5 to 200 %, and a share from 10 to 90 %. The rate with the lift is at most 95 %.',
  },

  lift: {
    title: (goals: string, arm: string) => `How many more ${goals} ${arm} brings`,
    note: 'Dot: most likely. Bar: 95% interval.',
    brings: (arm: string, low: string, high: string) => `${arm} brings ${low} to ${high}.`,
    bringsPoints: (arm: string, low: string, high: string) => `${arm} brings ${low} to ${high} points.`,
    likely: (likely: string) => `Most likely ${likely}.`,
    dotted: (worth: string) => `Dotted: a lift of ${worth}, the smallest worth knowing, and its reverse.`,
    dottedPoints: (worth: string) => `Dotted: ${worth} points, the smallest difference worth knowing, and its reverse.`,
    none: 'No goal yet.',
    hiddenTitle: 'Interval of the lift',
    hidden: 'Not shown. It would be exact about the wrong thing.',
  },
  byDay: {
    title: 'Day by day',
    green: 'Green from the day the verdict was reached',
    narrows: (goals: string) => `The bar narrows as ${goals} arrive`,
    table: 'As a table',
    heads: { day: 'Day', low: 'From', likely: 'Most likely', high: 'To' },
  },
  arms: {
    title: 'Arms',
    half: 'Assigned half and half',
    shares: (shares: string) => `Assigned ${shares}`,
    hidden: 'Goals hidden while the split is off',
    leftOut: (visits: string) =>
      `${visits} more visits are left out: their networks had already sent their daily share.`,
    heads: { arm: 'Arm', visits: 'Visits', rate: 'Rate' },
    lead: 'A lead carries its own mark, so every lead counts. The rate is a guide only.',
  },
  split: {
    title: 'Visits per arm',
    note: (dot: string) => `One dot is ${dot} visits. Red: missing from its share.`,
    fair: (arm: string, expected: string, short: string) =>
      `A fair split would give ${arm} ${expected}; it is ${short} short.`,
    checks: 'What to check, most common first',
    steps: {
      counter: (arm: string) => `Does arm ${arm} load the counter?`,
      counterMore: (page: string) => `Open ${page} and see its visit arrive under Health.`,
      direct: (arm: string) => `Does something point at ${arm} directly?`,
      directMore: (entrance: string) => `Ads and links must go to ${entrance}.`,
      errors: (arm: string) => `Did ${arm} return errors?`,
      errorsMore: 'Health lists pages without a visit for 24 hours.',
      again: 'Fixed?',
      againMore: 'Start again under a new id. Ignore these days.',
    },
  },
  progress: {
    title: 'Plan',
    titleOf: (a: string, b: string) => `Plan of ${a} and ${b}`,
    dot: (dot: string, what: string) => `One dot is ${dot} ${what}`,
    visits: 'visits',
    about: (plan: string) => `About ${plan}.`,
    pace: (days: string) => `${days} at the pace before the start.`,
    now: (count: string) => `Now ${count}.`,
    left: (perDay: string, days: string) => `At ${perDay} a day, about ${days} more.`,
  },
  registration: {
    title: 'Registration',
    unchanged: (date: string) => `First seen ${date}, unchanged since`,
    seen: (date: string) => `First seen ${date}`,
    changed: (fields: string) => `Changed since: ${fields}`,
    draft: 'Not registered yet',
  },
  end: {
    title: 'To end it',
    note: 'One line to change, then a release. Links that carry the mark keep working and count nowhere.',
    undecided: 'Ending it now leaves it undecided. One line to change, then a release:',
    ended: 'It has ended: its entrance leads everyone to one page.',
  },
  foot: (zone: string, from: string, to: string) => `Full days in ${zone} time, ${from} to ${to}.`,
}
