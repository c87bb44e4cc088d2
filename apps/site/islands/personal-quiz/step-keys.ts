import type { KeyboardEvent } from 'react'

/**
 * Keys of a step while focus is inside it (WCAG 2.1.4): 1 to 5 choose an option, and Enter continues from the heading too,
 * which has focus when a step opens.
 */
export function stepKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, code, target, currentTarget: form } = event
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
  if (key === 'Enter' && target instanceof HTMLHeadingElement) {
    event.preventDefault()
    form.requestSubmit()
  }
  // By place on the keyboard, because some layouts have digits only with Shift.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? key
  const radio = form.querySelectorAll<HTMLInputElement>('[type="radio"]')[Number(digit) - 1]
  radio?.click()
  radio?.focus()
}
