import { medianOf, ratioOf, type Rounds } from './table.ts'

/** The goals of docs/performance.md with the measured figures. Bytes are also tested by apps/site/checks/served/budgets.test.ts. */
export function goals(measured: ReadonlyMap<string, Rounds>): string {
  const quiz = measured.get('/quiz')
  const story = measured.get('/advertorial-he')
  const lines: string[] = []
  const check = (goal: string, value: number, most: number, digits = 2) =>
    lines.push(`| ${goal} | ${most} | ${value.toFixed(digits)} | ${value <= most ? 'yes' : 'no'} |`)

  for (const path of ['/', '/he']) {
    const rounds = measured.get(path)
    if (!rounds) continue
    check(`\`${path}\` LCP, ours / by hand`, ratioOf(rounds, 'lcp'), 1.2)
    check(`\`${path}\` total blocking time, ms`, medianOf(rounds, 'tbt', 'ours'), 60, 0)
  }
  if (quiz) check('`/quiz` scripts with their headers, KB', medianOf(quiz, 'script', 'ours') / 1024, 72, 1)
  if (story) {
    check('`/advertorial-he` LCP, ours / by hand', ratioOf(story, 'lcp'), 1.25)
    check('`/advertorial-he` main thread, ours / by hand', ratioOf(story, 'cpu'), 1.3)
  }
  for (const [path, rounds] of measured) check(`\`${path}\` layout shift`, medianOf(rounds, 'cls', 'ours'), 0.005, 4)
  return ['| Goal | At most | Measured | Reached |', '| --- | --- | --- | --- |', ...lines].join('\n')
}
