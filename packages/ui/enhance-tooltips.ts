/**
 * Progressive enhancement: tooltips open at once on keyboard focus, and after a delay on hover (SH-05). They stay while the
 * pointer is on the term or on its meaning, and Escape closes them (WCAG 1.4.13). Taps and clicks are native.
 */
export function enhanceTooltips(root: ParentNode) {
  const tooltips = [...root.querySelectorAll<HTMLDetailsElement>('details[name="tooltip"]')]
  let waiting: ReturnType<typeof setTimeout> | undefined
  let closedAt: number | null = null

  const open = (tooltip: HTMLDetailsElement) => {
    clearTimeout(waiting)
    tooltip.open = true
  }
  const close = (tooltip: HTMLDetailsElement) => {
    clearTimeout(waiting)
    if (!tooltip.open) return
    tooltip.open = false
    closedAt = performance.now()
  }
  const closeAll = () => tooltips.forEach(close)

  for (const tooltip of tooltips) {
    const word = tooltip.querySelector('summary')
    if (!word) continue
    tooltip.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch' || tooltip.open) return
      clearTimeout(waiting)
      // SH-05: none for 300 ms after another one closed.
      const isNext = closedAt !== null && performance.now() - closedAt < 300
      waiting = setTimeout(() => open(tooltip), isNext ? 0 : 700)
    })
    tooltip.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch' && !word.matches(':focus-visible')) close(tooltip)
    })
    word.addEventListener('focus', () => {
      if (word.matches(':focus-visible')) open(tooltip)
    })
    word.addEventListener('blur', () => {
      if (!tooltip.matches(':hover')) close(tooltip)
    })
    // A click toggles at once; a pending hover delay must not undo it.
    word.addEventListener('click', () => clearTimeout(waiting))
    tooltip.addEventListener('toggle', () => {
      if (!tooltip.open) closedAt = performance.now()
    })
  }

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAll()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    for (const tooltip of tooltips) if (target instanceof Node && !tooltip.contains(target)) close(tooltip)
  })
}
