/** What a visitor answers with, a quiz's options among it, and what is replied. */
const answers = 'main :is(label:has([type=radio]), fieldset button, [data-reply])'

/** Air above the banner. */
const gap = 16

/**
 * Takes the banner of consent away on phones while an answer, its reply or a field in use is under it (SH-08). Hidden, it
 * takes no focus; the styles are those of `layout/consent-banner.module.css`.
 */
export function keepClear(banner: HTMLElement): void {
  const update = () => {
    // Opened, it is what the visitor reads.
    if (banner.hidden || banner.querySelector('[aria-expanded=true]')) return
    const end = innerHeight - banner.offsetHeight - parseFloat(getComputedStyle(banner).bottom) - gap
    const isUnder = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect()
      return bottom > end && top < innerHeight && part.checkVisibility({ visibilityProperty: true })
    }
    const isTyping = document.activeElement?.matches(':read-write, select')
    banner.toggleAttribute('data-away', isTyping || [...document.querySelectorAll(answers)].some(isUnder))
  }
  // With ads it has more lines than without.
  new ResizeObserver(update).observe(banner)
  // A quiz draws the options of its next step.
  const island = document.querySelector('astro-island')
  if (island) new MutationObserver(update).observe(island, { childList: true, subtree: true })
  // A reply is drawn in the frame after its answer, and may come to its place by a transition.
  for (const type of ['scroll', 'resize', 'input', 'reset', 'focusin', 'focusout', 'transitionend'])
    addEventListener(type, () => requestAnimationFrame(update))
}
