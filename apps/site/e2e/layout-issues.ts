/**
 * Runs in the page: what sticks out of the window sideways, and text that a box cuts off. A box that clips may hold more
 * than it shows; the body clips too, but only drawings may count on that.
 */
export function layoutIssues(): string[] {
  const slack = 1
  const width = document.documentElement.clientWidth
  const issues = new Set<string>()
  if (document.documentElement.scrollWidth > innerWidth)
    issues.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`)

  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0 && isOutside(box, 0, width) && !isClipped(element) && !isShapeInside(element))
      issues.add(`${readName(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`)
    for (const node of element.childNodes) if (node instanceof Text) readText(node, element)
  }
  return [...issues]

  /** Firefox makes the box of a shape's stroke larger than what is drawn, WebKit misplaces its geometry: a shape sticks out by both. */
  function isShapeInside(element: Element) {
    const matrix = element instanceof SVGGraphicsElement && element.ownerSVGElement ? element.getScreenCTM() : null
    if (!matrix) return false
    const { x, width: across } = (element as SVGGraphicsElement).getBBox()
    const ends = [x, x + across].map((end) => new DOMPoint(end, 0).matrixTransform(matrix).x)
    return Math.min(...ends) >= -slack && Math.max(...ends) <= width + slack
  }

  function readText(node: Text, element: Element) {
    if (!node.data.trim() || isDrawing(element)) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const frame = clippingBox(element)
    if (frame === undefined && isOutside(box, 0, width) && !isClipped(element))
      issues.add(`the text "${node.data.trim()}" leaves the window`)
    // Visually hidden text is in a box of one pixel on purpose.
    if (frame && frame.width > 2 && isOutside(box, frame.left, frame.right))
      issues.add(`the text "${node.data.trim()}" is cut off`)
  }

  function isOutside(box: DOMRect, left: number, right: number) {
    return box.left < left - slack || box.right > right + slack
  }

  function isDrawing(element: Element) {
    return element.closest('[aria-hidden="true"]') !== null
  }

  function isClipped(element: Element): boolean {
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== 'visible' && !isOutside(above.getBoundingClientRect(), 0, width))
        return true
    }
    return isDrawing(element)
  }

  /** The nearest box that cuts its content. One that scrolls shows all of it in time, as does one that scrolling moves it through. */
  function clippingBox(element: Element): DOMRect | undefined {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const { overflowX } = style
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined
      if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect()
      if (style.getPropertyValue('animation-timeline').startsWith('--')) return undefined
    }
    return undefined
  }

  function readName(element: Element) {
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
  }
}
