import { medianOf, ratioOf, type Rounds } from './table.ts'

/** The goals of docs/performance.md with the measured figures. Bytes are also tested by apps/site/checks/served/budgets.test.ts. */
export function goals(measured: ReadonlyMap<string, Rounds>): string {
  const home = measured.get('/')
  const quiz = measured.get('/quiz')
  const story = measured.get('/advertorial-he')
  const lines: string[] = []
  const check = (goal: string, value: number, most: number, digits = 2) =>
    lines.push(`| ${goal} | ${most} | ${value.toFixed(digits)} | ${value <= most ? 'yes' : 'no'} |`)

  if (home) {
    check('`/` LCP, ours / by hand', ratioOf(home, 'lcp', 'byHand'), 1.15)
    check('`/` LCP, ours / SPA', ratioOf(home, 'lcp', 'spa'), 0.6)
    check('`/` total blocking time, ms', medianOf(home, 'tbt', 'ours'), 60, 0)
  }
  if (quiz) {
    check('`/quiz` first paint, ours / SPA', ratioOf(quiz, 'fcp', 'spa'), 0.4)
    check('`/quiz` option click works, ours / SPA', ratioOf(quiz, 'works', 'spa'), 1)
    check('`/quiz` scripts with their headers, KB', medianOf(quiz, 'script', 'ours') / 1024, 72, 1)
  }
  if (story) check('`/advertorial-he` LCP, ours / by hand', ratioOf(story, 'lcp', 'byHand'), 1.2)
  for (const [path, rounds] of measured) check(`\`${path}\` layout shift`, medianOf(rounds, 'cls', 'ours'), 0.005, 4)
  return ['| Goal | At most | Measured | Reached |', '| --- | --- | --- | --- |', ...lines].join('\n')
}
