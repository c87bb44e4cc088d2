import { howLongTexts, longestWeeks, type HowLongWords } from './how-long-texts.ts'
import { readFigure, showCalculation } from './show-calculation.ts'

/** Keeps the calculator right as its two figures change. A field that holds no figure changes nothing. */
export function showHowLong(box: HTMLElement): void {
  const words = JSON.parse(box.dataset['calculator'] ?? '{}') as HowLongWords
  const fields = [...box.querySelectorAll('input')]
  const show = () => {
    if (!fields.every(({ validity, value }) => validity.valid && value !== '')) return
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
      // Where no row has a length, all have the same note: once is enough.
      rows.some(({ weeks }) => weeks)
        ? rows.map(({ gain, time, note, weeks }) => `+${gain}%: ${weeks ? `${time}. ` : ''}${note}`)
        : [words.impossible],
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
