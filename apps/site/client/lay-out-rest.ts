// Ends the deferred layout of layout/deferred-layout.css, which names the same parts.
const parts = [
  ...document.querySelectorAll<HTMLElement>(
    '#first-section-end ~ :nth-last-of-type(n + 2), #first-section-end ~ * .stagger > *, [data-article] > *',
  ),
]
const layOut = (part: HTMLElement) => part.style.setProperty('content-visibility', 'visible')
const layOutAll = () => parts.splice(0).forEach(layOut)

// All at once: on Back and Reload, where the browser returns to a place in the page, and on the first input or jump.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type !== 'navigate') layOutAll()
for (const input of ['pointerdown', 'keydown', 'focusin', 'scroll'])
  addEventListener(input, layOutAll, { capture: true, once: true, passive: true })

/** Part by part: a task ends with the first layout that is beyond its time. */
function layOutSome() {
  const end = performance.now() + 8
  for (let part = parts.shift(); part; part = parts.shift()) {
    layOut(part)
    if (part.offsetHeight >= 0 && performance.now() > end) break
  }
  if (parts.length > 0) setTimeout(layOutSome)
}
addEventListener('load', () => setTimeout(layOutSome))
