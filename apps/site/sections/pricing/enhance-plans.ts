import { rangeKeys } from '@repo/ui/range-keys.ts'

/**
 * Progressive enhancement: connects the slider to everything that shows the chosen plan. A choice made before this ran
 * counts.
 */
export function enhancePlans(plans: HTMLElement) {
  const range = plans.querySelector<HTMLInputElement>('input[type=range]')
  const status = plans.querySelector('output')
  if (!range || !status) return
  const parts = [...plans.querySelectorAll<HTMLElement>('[data-tier]')]
  const labels = [...plans.querySelectorAll<HTMLButtonElement>('button[data-tier]')]
  const sentences = [...plans.querySelectorAll('[data-echo] [data-tier]')]

  const show = () => {
    const chosen = range.valueAsNumber
    for (const part of parts) {
      const tier = Number(part.dataset['tier'])
      part.toggleAttribute('data-reached', tier <= chosen)
      part.toggleAttribute('data-chosen', tier === chosen)
    }
    labels.forEach((label, tier) => label.setAttribute('aria-pressed', String(tier === chosen)))
    range.setAttribute('aria-valuetext', sentences[chosen]?.textContent ?? '')
    status.textContent = ''
    // The calculator of the page follows (`deciding/roi-calculator.client.ts`); keys and labels set the value without an event.
    range.dispatchEvent(new Event('change'))
  }

  range.addEventListener('input', show)
  range.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = rangeKeys({
      key: event.key,
      shift: event.shiftKey,
      value: range.valueAsNumber,
      min: Number(range.min),
      max: Number(range.max),
      direction: getComputedStyle(range).direction === 'rtl' ? 'rtl' : 'ltr',
    })
    if (next === null) return
    event.preventDefault()
    if (next === range.valueAsNumber) return
    range.valueAsNumber = next
    show()
    range.dispatchEvent(new Event('change', { bubbles: true }))
  })
  labels.forEach((label, tier) =>
    label.addEventListener('click', () => {
      range.valueAsNumber = tier
      show()
      // The live region: of a slider that has the focus, screen readers announce the new value themselves.
      status.textContent = range.getAttribute('aria-valuetext')
      range.dispatchEvent(new Event('change', { bubbles: true }))
    }),
  )

  // Back/forward cache and form restoration: browsers restore the slider's value, some of them only after this ran.
  addEventListener('pageshow', show)
  show()
}
