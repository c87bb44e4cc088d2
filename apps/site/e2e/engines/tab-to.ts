import type { Engine } from './engine.ts'

/** Presses Tab, or Shift+Tab to go back, until something that the selector finds has the focus. */
export async function tabTo(engine: Engine, selector: string, press: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 15; presses++) {
    if (await engine.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await engine.press(press)
  }
  throw new Error(`${press} does not lead to ${selector}.`)
}
