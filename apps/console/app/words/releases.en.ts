export const releasesEn = {
  notATest: 'Not a test: the week changed too.',
  note: 'Seven full days before a release, next to seven after. A hint about where to look, never a verdict.',
  unset: 'The console doesn’t know about the site’s releases.',
  unsetMore: 'Set CONSOLE_RELEASES to the folder of the site on this machine, for example /srv/sondia.',
  none: 'No release is recorded yet. The next one will be.',
  release: (commit: string) => `Release ${commit}`,
  changed: (count: number) =>
    count === 0
      ? 'no wording changed'
      : count === 1
        ? 'wording changed on 1 page:'
        : `wording changed on ${count} pages:`,
  tooSoon: 'Its first full day isn’t over yet.',
  soFar: (days: number) => `${days} of 7 days after it so far.`,
  heads: { page: 'Page', rate: 'Rate', points: 'Points' },
  difference: (points: string) => `Difference, −${points} to +${points} points`,
  rates: { starts: 'Quiz starts', installClicks: 'Install clicks' },
  of: (goals: string, visits: string) => `${goals} of ${visits}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  tooFew: 'Under 100 visits',
  noVisits: 'No visits',
  vitals: 'Web vitals of the changed pages, p75',
  fromTo: (before: string, after: string) => `${before}, now ${after}`,
  nowOnly: (after: string) => `now ${after}`,
  beforeOnly: (before: string) => `${before}, now none`,
  seconds: (value: string) => `${value} s`,
  milliseconds: (value: string) => `${value} ms`,
  others: 'All releases',
  open: 'Open',
}
