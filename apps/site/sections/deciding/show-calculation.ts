/** Debounce: while a figure changes, screen readers hear only the result it settles on. */
const settleMs = 700

let settling: ReturnType<typeof setTimeout> | undefined
/** What a visitor knows: the calculator of the page as it loaded, then what was announced. */
let known: string | undefined

/** Writes what a calculator comes to: each `[data-shows]` its text, the number in dots, the figures of ranges for screen readers. */
export function showCalculation(box: HTMLElement, texts: Readonly<Record<string, string>>, said: readonly string[]) {
  for (const part of box.querySelectorAll<HTMLElement>('[data-shows]'))
    part.textContent = texts[part.dataset['shows'] ?? ''] ?? ''
  for (const range of box.querySelectorAll<HTMLInputElement>('[type=range]'))
    range.setAttribute('aria-valuetext', texts[range.name] ?? '')
  const digits = box.querySelector('template')?.content.children
  // After the digits comes the dash.
  const drawn = texts['number']
    ?.match(/[\d–]/g)
    ?.flatMap((sign) => digits?.[sign === '–' ? 10 : Number(sign)]?.cloneNode(true) ?? [])
  box.querySelector('[data-numeral]')?.replaceChildren(...(drawn ?? []))
  const sentence = said.join(' ')
  known ??= sentence
  clearTimeout(settling)
  settling = setTimeout(() => {
    const status = box.querySelector('[data-said]')
    if (status && sentence !== known) status.textContent = known = sentence
  }, settleMs)
}

/** The number in a field of the calculator; NaN where it is empty or out of its limits, which the field then says too. */
export function readFigure(box: HTMLElement, name: string): number {
  const field = box.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) return NaN
  const figure = field.validity.valid ? field.valueAsNumber : NaN
  if (Number.isNaN(figure)) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  return figure
}
