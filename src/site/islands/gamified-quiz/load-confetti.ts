/** Confetti is no part of the first load: whoever is under way gets it before there is something to celebrate. */
export function loadConfetti() {
  return import('./throw-confetti.ts')
}

/** Confetti that is here before the celebration falls at once. */
export function prepareConfetti() {
  if (!prefersStill()) loadConfetti().catch(() => {})
}

export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
