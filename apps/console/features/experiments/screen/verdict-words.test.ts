import { describe, expect, test } from 'vitest'
import type { ComparisonSummary, ExperimentSummary, ShownVerdict } from '../api/experiments.ts'
import { experimentsEn } from '../words/experiments.en.ts'
import { experimentsHe } from '../words/experiments.he.ts'
import { formatIn } from '../../../shared/words/format.ts'
import { roundedPlan, verdictWords } from './verdict-words.ts'

const english = { words: experimentsEn, format: formatIn('en', 'Asia/Jerusalem') }
const hebrew = { words: experimentsHe, format: formatIn('he', 'Asia/Jerusalem') }

const install: ExperimentSummary = {
  id: 'he-question',
  question: 'Does asking one question bring more installs?',
  lang: 'he',
  goal: 'install',
  baseline: 0.06,
  worth: 1.2,
  start: '2026-10-12',
  registration: 'kept',
  isEnded: false,
  days: 34,
  until: '2026-11-14',
  arms: [
    { name: 'a', page: '/he-landing', share: 0.5, visits: 13_482, goals: 823 },
    { name: 'b', page: '/he-landing-q', share: 0.5, visits: 13_391, goals: 1035 },
  ],
  comparisons: [],
  leftOut: 0,
}
const leads: ExperimentSummary = {
  ...install,
  goal: 'lead',
  worth: 1.5,
  days: 14,
  start: '2026-11-01',
  arms: [
    { name: 'a', page: '/lead', share: 0.5, visits: 2914, goals: 36 },
    { name: 'b', page: '/lead-2', share: 0.5, visits: 2887, goals: 48 },
  ],
}
const completed: ExperimentSummary = { ...install, goal: 'completed', baseline: 0.25, worth: 1.16 }
const broken: ExperimentSummary = {
  ...install,
  arms: [
    { name: 'a', page: '/5-reasons', share: 0.5, visits: 2640 },
    { name: 'b', page: '/5-reasons-b', share: 0.5, visits: 2360 },
  ],
}

const ratio = (verdict: ShownVerdict, more: Partial<ComparisonSummary> = {}): ComparisonSummary => ({
  arm: 1,
  test: 'ratio',
  plan: { goals: 1837, visits: 27_000 },
  verdict,
  effect: { low: 1.0889, estimate: 1.2576, high: 1.3702 },
  ...more,
})
const difference = (verdict: ShownVerdict, more: Partial<ComparisonSummary> = {}): ComparisonSummary =>
  ratio(verdict, {
    test: 'difference',
    plan: { goals: 2300, visits: 8761 },
    effect: { low: -0.0288, estimate: 0.002, high: 0.0321 },
    ...more,
  })

const better = { kind: 'better', arm: 1, since: '2026-11-03' } as const
const wide = { effect: { low: 0.812, estimate: 4 / 3, high: 2.503 } }

const cases: [string, ExperimentSummary, ComparisonSummary, string, string][] = [
  [
    'changed',
    install,
    ratio({ kind: 'changed-after-start' }),
    'The record was changed after it began.',
    'A figure chosen after looking proves nothing. Undo the change, or end it and register a new one under another id.',
  ],
  [
    'sample ratio',
    broken,
    ratio({ kind: 'sample-ratio', since: '2026-11-02' }, { effect: undefined }),
    'Do not trust these figures. The split is not half and half.',
    'Arm A has 2,640 visits, arm B 2,360. A fair split strays this far in at most 1 of 100 experiments, however often you look. Something is losing B’s visits.',
  ],
  [
    'too early',
    { ...install, days: 5, arms: install.arms.map((arm) => ({ ...arm, goals: 11 })) },
    ratio({ kind: 'too-early' }),
    'Too early: 22 install clicks in 5 days.',
    'A verdict takes at least 30 install clicks and 7 full days.',
  ],
  [
    'too few of a kind',
    completed,
    difference({ kind: 'too-early' }, { effect: undefined }),
    'Too early: 1,858 completed quizzes in 34 days.',
    'Each arm also needs 5 visits that reached the goal and 5 that did not.',
  ],
  [
    'better',
    install,
    ratio(better),
    'B brings more install clicks: at least 8% more, most likely about 26%.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'a is better',
    install,
    ratio({ ...better, arm: 0 }, { effect: { low: 0.7, estimate: 0.8, high: 0.95 } }),
    'A brings more install clicks: at least 5% more, most likely about 25%.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'better by points',
    completed,
    difference(better, { effect: { low: 0.0129, estimate: 0.0304, high: 0.048 } }),
    'B brings more completed quizzes: at least 1.2 points more, most likely about 3.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'better among three',
    { ...install, arms: [...install.arms, { name: 'c', page: '/c', share: 0.2, visits: 5, goals: 1 }] },
    ratio(better),
    'B brings more install clicks than A: at least 8% more, most likely about 26%.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'better by less than one percent',
    install,
    ratio(better, { effect: { low: 1.0049, estimate: 1.0101, high: 1.02 } }),
    'B brings more install clicks: at least 0.4% more, most likely about 1%.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'better, with the estimate outside the interval after a lucky start',
    install,
    ratio(better, { effect: { low: 1.08, estimate: 1.04, high: 1.3 } }),
    'B brings more install clicks: at least 8% more.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'better, then the effect changed',
    install,
    ratio(better, { effect: { low: 0.9, estimate: 1, high: 1.1 }, effectChanged: '2026-11-10' }),
    'B brought more install clicks.',
    'If the pages were equal, this verdict would come up in at most 1 of 20 experiments, however often you look. Among visits that agreed to be counted. The effect changed while it ran: since 10 Nov, no single lift fits every day. First reached on 3 Nov, day 23.',
  ],
  [
    'alike',
    install,
    ratio({ kind: 'no-difference', since: '2026-11-03' }, { effect: { low: 0.914, estimate: 1.01, high: 1.118 } }),
    'No difference that matters.',
    'Between −9% and +12%; a lift of 20% was worth knowing. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'alike by points',
    completed,
    difference({ kind: 'no-difference', since: '2026-11-03' }),
    'No difference that matters.',
    'Between −2.9 and +3.3 points; 4 points were worth knowing. Among visits that agreed to be counted. First reached on 3 Nov, day 23.',
  ],
  [
    'undecided',
    leads,
    ratio({ kind: 'undecided', since: '2026-11-03' }, wide),
    'Undecided after twice the plan.',
    '84 leads so far, twice the plan. Anything from −19% to +151% still fits. End it, and keep whichever is easier to maintain.',
  ],
  [
    'running',
    leads,
    ratio({ kind: 'running' }, wide),
    'B has 48 of 84 leads, like 48 heads in 84 tosses.',
    'A fair coin does that too. Keep it running: no verdict yet, and looking does no harm.',
  ],
  [
    'running, ahead by one day',
    leads,
    ratio({ kind: 'running' }, { effect: { low: 1.1, estimate: 1.6, high: 2.3 }, restsOn: '2026-11-09' }),
    'B has 48 of 84 leads, like 48 heads in 84 tosses.',
    'It rests on one day: without 9 Nov, nothing would be decided. A verdict has to hold without any one of its days. Keep it running: no verdict yet, and looking does no harm.',
  ],
  [
    'undecided, ahead by one day',
    install,
    ratio({ kind: 'undecided', since: '2026-11-14' }, { restsOn: '2026-11-09' }),
    'Undecided after twice the plan.',
    '1,858 install clicks so far, twice the plan. It rests on one day: without 9 Nov, nothing would be decided. A verdict has to hold without any one of its days. End it, and keep whichever is easier to maintain. Among visits that agreed to be counted.',
  ],
  [
    'running with other shares',
    { ...leads, arms: leads.arms.map((arm, index) => ({ ...arm, share: index === 0 ? 0.8 : 0.2 })) },
    ratio({ kind: 'running' }, wide),
    'B has 48 of 84 leads; with no difference, about 17 would be expected.',
    'Keep it running: no verdict yet, and looking does no harm.',
  ],
  [
    'running by points',
    completed,
    difference({ kind: 'running' }),
    'Rate of completed quizzes: B 7.7%, A 6.1%.',
    'Keep it running: no verdict yet, and looking does no harm. Among visits that agreed to be counted.',
  ],
  [
    'planned',
    { ...install, days: 0 },
    ratio({ kind: 'planned' }),
    'About 1,840 install clicks.',
    'Its first full day is 12 Oct.',
  ],
  [
    'a draft',
    { ...install, days: 0, registration: 'draft' },
    ratio({ kind: 'planned' }),
    'About 1,840 install clicks.',
    'Not registered yet: npm run experiment:start -- he-question',
  ],
  [
    'unknown to the worker',
    { ...install, days: 0, registration: 'unseen' },
    ratio({ kind: 'planned' }),
    'About 1,840 install clicks.',
    experimentsEn.planned.unseen,
  ],
  [
    'voided',
    install,
    ratio({ kind: 'voided', on: '2026-11-13', reason: 'Visits of one network' }),
    experimentsEn.voided.title('13 Nov'),
    `${experimentsEn.voided.more('Visits of one network')} ${experimentsEn.voided.again}`,
  ],
]

describe('every verdict in words', () => {
  test.each(cases)('%s', (_, experiment, comparison, title, more) => {
    const reported = verdictWords(experiment, comparison, english)
    expect([plain(reported.title), plain(reported.more)]).toEqual([title, more])
    const inHebrew = verdictWords(experiment, comparison, hebrew)
    for (const text of [inHebrew.tag, inHebrew.title, inHebrew.more, inHebrew.short]) {
      expect(text).toMatch(/[א-ת]/)
      expect(text).not.toMatch(/undefined|NaN|Infinity/)
    }
    // The same figures in both languages.
    expect(figuresOf(inHebrew.title)).toEqual(figuresOf(reported.title))
    for (const text of [reported.title, reported.more, reported.short, reported.tag, inHebrew.title, inHebrew.more])
      expect(text).not.toMatch(
        /winner|significan|confiden|probab|chance|undefined|NaN|Infinity|מנצח|מובהק|הסתברות|סיכוי/i,
      )
  })

  test('green is for "better" alone', () => {
    const kinds = cases.map(([, experiment, comparison]) => [
      comparison.verdict.kind,
      verdictWords(experiment, comparison, english).look,
    ])
    expect(new Set(kinds.filter(([, look]) => look === 'good').map(([kind]) => kind))).toEqual(new Set(['better']))
    expect(new Set(kinds.filter(([, look]) => look === 'error').map(([kind]) => kind))).toEqual(
      new Set(['sample-ratio']),
    )
  })

  test('Hebrew says the same of a better arm and of a broken split', () => {
    expect(plain(verdictWords(install, ratio(better), hebrew).title)).toBe(
      'גרסה B מביאה יותר לחיצות התקנה: לפחות 8% יותר, כנראה בערך 26%.',
    )
    expect(plain(verdictWords(broken, ratio({ kind: 'sample-ratio', since: '' }), hebrew).title)).toBe(
      'לא להסתמך על הניסוי הזה. החלוקה אינה חצי-חצי.',
    )
  })
})

test('a plan says how many goals, and at today’s pace how many days', () => {
  const experiment = { ...install, days: 0, paceBefore: { visits: 1300, goals: 80 } }
  expect(verdictWords(experiment, ratio({ kind: 'planned' }), english).title).toBe(
    'About 1,840 install clicks: 23 days at today’s pace.',
  )
})

test('plans are rounded as estimates are', () => {
  expect([6704, 1837, 890, 377, 133, 4, 123_456].map(roundedPlan)).toEqual([6700, 1840, 890, 380, 130, 10, 123_000])
})

function plain(text: string): string {
  return text.replaceAll(/[\u2066\u2069]/g, '')
}

function figuresOf(text: string): string[] {
  return (plain(text).match(/[\d,.]*\d%?/g) ?? []).toSorted()
}
