import type { tiers } from '@repo/content/claims/tiers.ts'
import { sumOrders } from './arithmetic.ts'
import { readFigure, showCalculation } from './show-calculation.ts'
import { orderTexts, type OrderWords } from './calculator-texts.ts'

/** Keeps the calculator right: its own figures, and the plan of the page's slider. */
const box = document.querySelector<HTMLElement>('[data-calculator]')
const slider = document.querySelector<HTMLInputElement>('[data-plans] [type=range]')
if (box && slider) {
  const words = JSON.parse(box.dataset['calculator'] ?? '{}') as OrderWords & { tiers: typeof tiers }
  const orderField = box.querySelector<HTMLInputElement>('[name=order]')
  const plans = [...box.querySelectorAll('[data-plan]')]

  const show = () => {
    const tier = words.tiers[slider.valueAsNumber] ?? words.tiers[0]
    const figures = {
      ...tier,
      order: inCents(readFigure(box, 'order')),
      margin: readFigure(box, 'margin'),
      rate: readFigure(box, 'rate'),
    }
    const { said, ...texts } = orderTexts(figures, words)
    const { dots, buying } = sumOrders(figures)
    showCalculation(box, texts, said)
    plans.forEach((plan, place) => plan.setAttribute('aria-pressed', String(place === slider.valueAsNumber)))
    const field = Array.from({ length: dots }, (_, place) => {
      const dot = document.createElement('i')
      dot.toggleAttribute('data-buying', place < buying)
      return dot
    })
    box.querySelector('[data-dots]')?.replaceChildren(...field)
  }
  box.addEventListener('input', show)
  orderField?.addEventListener('change', () => {
    if (orderField.validity.valid && orderField.value !== '')
      orderField.valueAsNumber = inCents(orderField.valueAsNumber)
  })
  plans.forEach((plan, place) =>
    plan.addEventListener('click', () => {
      slider.valueAsNumber = place
      slider.dispatchEvent(new Event('input'))
    }),
  )
  // The slider's script reports every choice, also one of a label or a key, and what the browser restored.
  slider.addEventListener('change', show)
  show()
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
