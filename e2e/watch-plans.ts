/** Runs in the page before anything else: notes which plans can be seen, at every change while it loads and at every frame. */
export function watchPlans(): void {
  const seen = new Set<string>()
  Object.assign(window, { plansSeen: seen })
  const look = () => {
    for (const plan of document.querySelectorAll<HTMLElement>('[data-plan]'))
      if (plan.getClientRects().length > 0) seen.add(plan.dataset.plan ?? '')
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  const frame = () => {
    look()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Runs in the page. */
export function plansSeen(): string[] {
  return [...(window as unknown as { plansSeen: Set<string> }).plansSeen]
}
