import type { Locator } from '@playwright/test'

/**
 * Types into a field key by key, over what is in it, as a visitor does. `Locator.fill` sets the value at once and keeps the focus, so
 * it cannot show that a page loses letters. A slider goes to its value by arrow keys, a date by the digits of its parts.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const type = await field.getAttribute('type')
  if (type === 'range') await pressArrows(field, Number(text))
  else if (type === 'date') await typeDate(field, text)
  else {
    await field.click()
    await field.press('ControlOrMeta+a')
    if (text === '') await field.press('Delete')
    else await field.pressSequentially(text)
  }
}

async function pressArrows(slider: Locator, value: number): Promise<void> {
  const step = Number(await slider.getAttribute('step')) || 1
  const steps = (value - Number(await slider.inputValue())) / step
  for (let pressed = 0; pressed < Math.abs(steps); pressed++) await slider.press(steps > 0 ? 'ArrowUp' : 'ArrowDown')
}

/** The focus comes to the first part, in the order of Chromium's own language, en-US: month, day, year. */
async function typeDate(field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await field.blur()
  await field.pressSequentially(month + day + year)
}
