import type { Engine } from './engine.ts'

/** A visitor's click in the middle of what a selector finds, at its place among all it finds. */
export async function click(engine: Engine, selector: string, place = 0): Promise<void> {
  const middle = await engine.evaluate(findMiddle, selector, place)
  if (typeof middle === 'string') throw new Error(middle)
  await engine.clickAt(middle.x, middle.y)
}

/** Runs in the page: brings the element into view and finds its middle, or says what covers it. */
function findMiddle(selector: string, place: number): { x: number; y: number } | string {
  const element = [...document.querySelectorAll(selector)].at(place)
  if (!element) return `There is no ${selector} at place ${place} of ${location.href}.`
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const hit = document.elementFromPoint(x, y)
  return hit && element.contains(hit) ? { x, y } : `${hit?.outerHTML.slice(0, 120) ?? 'Nothing'} covers ${selector}.`
}
