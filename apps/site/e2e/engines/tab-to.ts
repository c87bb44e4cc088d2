import type { Engine } from './engine.ts'

/** Presses Tab until something that the selector finds has the focus. */
export async function tabTo(engine: Engine, selector: string): Promise<void> {
  for (let presses = 0; presses < 15; presses++) {
    if (await engine.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await engine.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector}.`)
}
