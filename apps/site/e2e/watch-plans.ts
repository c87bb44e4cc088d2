/**
 * Runs in the page before anything else: notes which plans can be seen, whenever the parser has added something, and
 * whenever a frame draws a plan that the one before did not. Nothing runs while nothing changes.
 */
export function watchPlans(): void {
  const seen = new Set<string>()
  Object.assign(window, { plansSeen: seen })
  const note = (plan: Element) => seen.add((plan as HTMLElement).dataset.plan ?? '')
  const drawn = new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) if (contentRect.height > 0) note(target)
  })
  new MutationObserver(() => {
    for (const plan of document.querySelectorAll('[data-plan]')) {
      if (plan.checkVisibility()) note(plan)
      drawn.observe(plan)
    }
  }).observe(document, { subtree: true, childList: true })
}

/** Runs in the page. */
export function plansSeen(): string[] {
  return [...(window as unknown as { plansSeen: Set<string> }).plansSeen]
}
