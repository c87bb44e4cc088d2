/** Lazy import: confetti is not part of the first load. */
export function loadConfetti() {
  return import('./throw-confetti.ts')
}

/** Prefetch from the second question on, so that the first celebration does not wait for the network. */
export function prepareConfetti() {
  if (!prefersReducedMotion()) loadConfetti().catch(() => {})
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
