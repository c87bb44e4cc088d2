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
const broken: ExperimentSummary = {
  ...install,
  arms: [
    { name: 'a', page: '/5-reasons', share: 0.5, visits: 2640 },
    { name: 'b', page: '/5-reasons-b', share: 0.5, visits: 2360 },
  ],
}

const ratio = (verdict: ShownVerdict, more: Partial<ComparisonSummary> = {}): ComparisonSummary => ({
  arm: 1,
  plan: { goals: 1837, visits: 27_000 },
  verdict,
  effect: { low: 1.0889, estimate: 1.2576, high: 1.3702 },
  ...more,
})

const better = { kind: 'better', arm: 1, since: '2026-11-03', by: 'ratio' } as const
const wide = { effect: { low: 0.812, estimate: 4 / 3, high: 2.503 } }

const cases: [string, ExperimentSummary, ComparisonSummary, string, string][] = [
  [
    'changed',
    install,
    ratio({ kind: 'stopped', why: 'changed' }),
    'The plan was changed after the start, so the result can’t be trusted.',
    'Undo the change, or end this one and start a new one.',
  ],
  [
    'sample ratio',
    broken,
    ratio({ kind: 'stopped', why: 'split', since: '2026-11-02' }, { effect: undefined }),
    'Don’t use these figures: the split isn’t even.',
    'A had 2,640 visits, B 2,360. Some of B’s visits aren’t counted. That’s no accident.',
  ],
  [
    'too early',
    { ...install, days: 5, arms: install.arms.map((arm) => ({ ...arm, goals: 11 })) },
    ratio({ kind: 'running', pace: 'early' }),
    'Running: 22 install clicks in 5 days.',
    'A result needs 30 install clicks and 7 days.',
  ],
  [
    'better',
    install,
    ratio(better),
    'B is better: at least 8% more install clicks, probably about 26%.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'a is better',
    install,
    ratio({ ...better, arm: 0 }, { effect: { low: 0.7, estimate: 0.8, high: 0.95 } }),
    'A is better: at least 5% more install clicks, probably about 25%.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'better among three',
    { ...install, arms: [...install.arms, { name: 'c', page: '/c', share: 0.2, visits: 5, goals: 1 }] },
    ratio(better),
    'B is better than A: at least 8% more install clicks, probably about 26%.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'better by less than one percent',
    install,
    ratio(better, { effect: { low: 1.0049, estimate: 1.0101, high: 1.02 } }),
    'B is better: at least 0.4% more install clicks, probably about 1%.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'better, with the estimate outside the interval after a lucky start',
    install,
    ratio(better, { effect: { low: 1.08, estimate: 1.04, high: 1.3 } }),
    'B is better: at least 8% more install clicks.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'better, then the effect changed',
    install,
    ratio(better, { effect: { low: 0.9, estimate: 1, high: 1.1 }, effectChanged: '2026-11-10' }),
    'B got more install clicks.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. The difference changed on 10 Nov. Look at the days before and after. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'better because of one day',
    install,
    ratio(better, { restsOn: '2026-11-09' }),
    'B is better: at least 8% more install clicks, probably about 26%.',
    'It rests on one day: without 9 Nov it would be open. If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'better, found by version 1.0.0 under its other test',
    install,
    ratio({ ...better, by: 'difference' }, { effect: undefined }),
    'B got more install clicks.',
    'If the pages were equal, a result like this would appear in at most 1 of 20 experiments. Clear since 3 Nov, day 23, by the difference test of version 1.0.',
  ],
  [
    'alike',
    install,
    ratio(
      { kind: 'no-difference', since: '2026-11-03', by: 'ratio' },
      { effect: { low: 0.914, estimate: 1.01, high: 1.118 } },
    ),
    'No real difference: between −9% and +12%.',
    'You were looking for +20%. Clear since 3 Nov, day 23, by the ratio test.',
  ],
  [
    'twice the plan',
    leads,
    ratio({ kind: 'running', pace: 'long' }, wide),
    'Twice the plan has come, and there’s no answer: end it.',
    'Still possible: −19% to +151%. Keep the page that’s easier to maintain.',
  ],
  [
    'running under the test that is gone',
    install,
    ratio({ kind: 'running', pace: 'old-test' }, { effect: undefined }),
    'It can’t get an answer any more: end it.',
    'It began under a test that this version no longer has. Start a new one to ask again.',
  ],
  [
    'ended open',
    { ...leads, isEnded: true },
    ratio({ kind: 'open' }, wide),
    'Ended without an answer.',
    'Still possible: −19% to +151%.',
  ],
  [
    'running',
    leads,
    ratio({ kind: 'running', pace: 'usual' }, wide),
    'Too close to call: B has 48 of 84 leads. Half would be 42.',
    'Keep it running.',
  ],
  [
    'running with other shares',
    { ...leads, arms: leads.arms.map((arm, index) => ({ ...arm, share: index === 0 ? 0.8 : 0.2 })) },
    ratio({ kind: 'running', pace: 'usual' }, wide),
    'B has 48 of 84 leads. With no difference it would have about 17.',
    'Keep it running.',
  ],
  [
    'planned',
    { ...install, days: 0 },
    ratio({ kind: 'planned' }),
    'Needs about 1,840 install clicks.',
    'First full day: 12 Oct.',
  ],
  [
    'a draft',
    { ...install, days: 0, registration: 'draft' },
    ratio({ kind: 'planned' }),
    'Needs about 1,840 install clicks.',
    experimentsEn.planned.draft,
  ],
  [
    'unknown to the worker',
    { ...install, days: 0, registration: 'unseen' },
    ratio({ kind: 'planned' }),
    'Needs about 1,840 install clicks.',
    experimentsEn.planned.unseen,
  ],
  [
    'voided',
    install,
    ratio({ kind: 'stopped', why: 'voided', on: '2026-11-13', reason: 'Visits of one network' }),
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
        /winner|significan|confiden|probabil|chance|coin|verdict|arm|undefined|NaN|Infinity|מטבע|מסקנה|מנצח|מובהק|הסתברות|סיכוי/i,
      )
  })

  test('green is for "better" alone', () => {
    const kindsOf = (look: string) =>
      new Set(
        cases
          .filter(([, experiment, comparison]) => verdictWords(experiment, comparison, english).look === look)
          .map(([, , { verdict }]) => ('why' in verdict ? verdict.why : verdict.kind)),
      )
    expect(kindsOf('good')).toEqual(new Set(['better']))
    expect(kindsOf('error')).toEqual(new Set(['split']))
  })

  test('Hebrew says the same of a better arm and of a broken split', () => {
    expect(plain(verdictWords(install, ratio(better), hebrew).title)).toBe(
      `B עדיפה: לפחות 8% יותר ${experimentsHe.goals.install}, כנראה בערך 26%.`,
    )
    expect(plain(verdictWords(broken, ratio({ kind: 'stopped', why: 'split', since: '' }), hebrew).title)).toBe(
      'לא להסתמך על המספרים: החלוקה אינה חצי-חצי.',
    )
  })
})

test('a plan says how many goals, and at today’s pace how many days', () => {
  const experiment = { ...install, days: 0, paceBefore: { visits: 1300, goals: 80 } }
  expect(verdictWords(experiment, ratio({ kind: 'planned' }), english).title).toBe(
    'Needs about 1,840 install clicks, about 3 weeks at today’s pace.',
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
