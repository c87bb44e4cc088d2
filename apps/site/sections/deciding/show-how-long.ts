import { howLongTexts, longestWeeks, type HowLongWords } from './how-long-texts.ts'
import { readFigure, showCalculation } from './show-calculation.ts'

/** Keeps the calculator right as its two figures change. */
export function showHowLong(box: HTMLElement): void {
  const words = JSON.parse(box.dataset['calculator'] ?? '{}') as HowLongWords
  const show = () => {
    const rows = howLongTexts({ visitors: readFigure(box, 'visitors'), orders: readFigure(box, 'orders') }, words)
    const texts = Object.fromEntries(
      rows.flatMap(({ gain, time, note }) => [
        [`time${gain}`, time],
        [`note${gain}`, note],
      ]),
    )
    showCalculation(
      box,
      texts,
      // Where no row has a length, the first has the note of all.
      rows.some(({ weeks }) => weeks)
        ? rows.map(({ gain, time, note, weeks }) => `+${gain}%: ${weeks ? `${time}. ` : ''}${note}`)
        : rows.slice(0, 1).map(({ note }) => note),
    )
    for (const { gain, weeks } of rows)
      box.querySelector(`[data-weeks="${gain}"]`)?.replaceChildren(
        ...Array.from({ length: weeks }, (_, week) => {
          const dot = document.createElement('i')
          dot.toggleAttribute('data-late', week >= longestWeeks)
          return dot
        }),
      )
  }
  box.addEventListener('input', show)
  show()
}
