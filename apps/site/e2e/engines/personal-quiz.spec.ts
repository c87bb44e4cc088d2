import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { asRead } from '../page-copy.ts'
import { answers, fragment, quizIn } from '../quiz-page.ts'
import { plansSeen } from '../watch-plans.ts'
import { click } from './click.ts'
import { desktop, phone, type Engine } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'
import { tabTo } from './tab-to.ts'

/** How a visitor answers: what is chosen is the option's place among its neighbours. */
const ways = {
  'by pointer': {
    width: phone,
    choose: (engine: Engine, id: string) => click(engine, `main input[value="${id}"]`),
    go: (engine: Engine) => click(engine, 'button[type="submit"]'),
  },
  'by keyboard': {
    width: desktop,
    async choose(engine: Engine, id: string) {
      await tabTo(engine, 'main input[type="radio"]')
      await engine.press('Space')
      for (let presses = 0; presses < 5 && (await engine.evaluate(chosen)) !== id; presses++)
        await engine.press('ArrowDown')
    },
    async go(engine: Engine) {
      await tabTo(engine, 'button[type="submit"]')
      await engine.press('Enter')
    },
  },
}

for (const [quiz, by, tag] of [
  [quizIn('he'), 'by pointer', ['@nightly']],
  [quizIn('en'), 'by keyboard', []],
] as const) {
  test(
    `QZ-01 QZ-08 QZ-09 ${quiz.path} from the first question to plan D, ${by}`,
    { tag: [...tag] },
    async ({ engine }) => {
      const { words } = quiz
      const { width, choose, go } = ways[by]
      await engine.open(`${quiz.path}?utm_source=meta`, width)
      await soon(() => engine.evaluate(isHydrated)).toBe(true)
      await engine.evaluate(quickenClock)
      for (const step of personalQuiz) {
        const title = step.id === 'goal' ? words.start.headline : words.steps[step.id].title
        await soon(() => engine.evaluate(headline), step.id).toBe(asRead(title))
        if (step.kind === 'build') break
        if (step.kind === 'single') {
          await choose(engine, answers[step.id])
          await soon(() => engine.evaluate(chosen), step.id).toBe(answers[step.id])
        }
        await go(engine)
      }
      // The page is about to leave, and takes along what it said.
      expect(await engine.takeNoise()).toEqual([])
      await expect
        // Cut off where the page is just leaving.
        .poll(() => engine.evaluate(() => location.pathname + location.search + location.hash).catch(() => ''))
        .toBe(`${quiz.results}?scenario=D&utm_source=meta${fragment}`)
      await soon(() => engine.evaluate(() => document.readyState)).toBe('complete')
      expect(await engine.evaluate(plansSeen)).toEqual(['D'])
    },
  )
}

/** Runs in the page. */
function isHydrated(): boolean {
  return document.querySelector('[data-live="true"]') !== null
}

/** Runs in the page: the step that builds the plan takes 14 seconds of this clock. quiz-end.spec.ts has them in real time. */
function quickenClock(): void {
  const now = performance.now.bind(performance)
  performance.now = () => 10 * now()
}

/** Runs in the page. */
function headline(): string | undefined {
  return document
    .querySelector('h1')
    ?.textContent.replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Runs in the page. */
function chosen(): string | undefined {
  return document.querySelector<HTMLInputElement>('main input:checked')?.value
}
