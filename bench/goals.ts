import { middle, ratioOf, type Rounds } from './table.ts'

/** The goals of docs/performance.md, each with the figure that was measured. Bytes are held by e2e/budgets.spec.ts too. */
export function goals(measured: ReadonlyMap<string, Rounds>): string {
  const home = measured.get('/')
  const quiz = measured.get('/quiz')
  const lines: string[] = []
  const ask = (goal: string, value: number, most: number, digits = 2) =>
    lines.push(`| ${goal} | ${most} | ${value.toFixed(digits)} | ${value <= most ? 'yes' : 'no'} |`)

  if (home) {
    ask('`/` LCP, ours / by hand', ratioOf(home, 'lcp', 'byHand'), 1.1)
    ask('`/` LCP, ours / SPA', ratioOf(home, 'lcp', 'spa'), 0.6)
  }
  if (quiz) {
    ask('`/quiz` first paint, ours / SPA', ratioOf(quiz, 'fcp', 'spa'), 0.4)
    ask('`/quiz` option click works, ours / SPA', ratioOf(quiz, 'works', 'spa'), 1)
    ask('`/quiz` scripts, KB', middle(quiz, 'script', 'ours') / 1024, 75, 1)
  }
  for (const [path, rounds] of measured) ask(`\`${path}\` layout shift`, middle(rounds, 'cls', 'ours'), 0.005, 4)
  return ['| Goal | At most | Measured | Reached |', '| --- | --- | --- | --- |', ...lines].join('\n')
}
