/** How long a dot is on its way. */
export const flightMs = 560

/**
 * The one move of the site: a dot leaves what was touched and lands where it counts. Inside `[data-flies]`, whose value is
 * the delay in ms, the first visible `[data-lands]` with the value of a changed input (of a text field: its name), or without any,
 * flies there from `[data-leaves]` with that value, else from the input's own dot, else from the input. It stands in its place already: without this script, and under reduced
 * motion, it is just there.
 */
export function flyDots(page: Document) {
  let timer: ReturnType<typeof setTimeout> | undefined
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return
    const scene = target.closest<HTMLElement>('[data-flies]')
    if (!scene) return
    const value = target.type === 'radio' || target.type === 'range' ? target.value : target.name
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (target.type === 'radio' && !target.checked) return
      const places = scene.querySelectorAll(`[data-lands="${CSS.escape(value)}"], [data-lands=""]`)
      const dot = [...places].find((place) => place.getClientRects().length > 0)
      const from = scene.querySelector(`[data-leaves="${CSS.escape(value)}"]`) ?? target.nextElementSibling ?? target
      if (dot) flyDot(from, dot)
    }, Number(scene.dataset['flies']))
  })
}

/** Moves by transform alone, which the compositor does without the main thread. */
function flyDot(from: Element, dot: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [start, end] = [findMiddle(from), findMiddle(dot)]
  dot.animate(
    { transform: [`translate(${start.x - end.x}px, ${start.y - end.y}px)`, 'none'], opacity: [1, 1] },
    { duration: flightMs, easing: 'cubic-bezier(.45, 0, .25, 1)' },
  )
}

function findMiddle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
