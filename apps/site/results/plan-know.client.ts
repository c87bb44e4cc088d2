import { sumDays } from '../sections/deciding/arithmetic.ts'
import { readFigure, showCalculation } from '../sections/deciding/show-calculation.ts'
import { dayTexts, type DayWords } from '../sections/deciding/calculator-texts.ts'

/** A day with more answers than have room is only counted. */
const mostDots = 12

/** Keeps the days of the plan right as its traffic and rate are set. */
const box = document.querySelector<HTMLElement>('[data-calculator]')
if (box) {
  const words = JSON.parse(box.dataset['calculator'] ?? '{}') as DayWords & { traffic: number[] }
  const show = () => {
    const figures = { visitors: words.traffic[readFigure(box, 'visitors')] ?? NaN, rate: readFigure(box, 'rate') }
    const texts = dayTexts(figures, words)
    showCalculation(box, texts, [texts.number, texts.result + '.'])
    const { days, week } = sumDays(figures)
    box.querySelectorAll('[data-day]').forEach((part, day) => {
      const answers = week[day] ?? 0
      part.toggleAttribute('data-enough', day + 1 === days)
      const count = part.querySelector('[data-count]')
      if (count) count.textContent = answers.toLocaleString('en-US')
      const dots = Array.from({ length: answers > mostDots ? 0 : answers }, () => document.createElement('i'))
      part.querySelector('[data-answers]')?.replaceChildren(...dots)
    })
  }
  box.addEventListener('input', show)
  addEventListener('pageshow', show)
  show()
}
