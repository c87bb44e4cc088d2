/** Runs in the page: drawings that hang over the box they stand in, and highlighted words that are torn apart. */
export function drawingIssues(): string[] {
  /** A drawing may reach over its box by a line's width. */
  const slack = 6
  return [...hanging(), ...torn()]

  function* hanging() {
    for (const svg of document.querySelectorAll('svg')) {
      const { position } = getComputedStyle(svg)
      const around = svg.parentElement?.getBoundingClientRect()
      // A box that lays out only its children has no size.
      if (!around?.width || position === 'absolute' || !svg.checkVisibility()) continue
      const box = svg.getBoundingClientRect()
      const over = Math.max(around.left - box.left, box.right - around.right)
      if (over > slack) yield `svg.${svg.getAttribute('class')} hangs over its box by ${Math.round(over)} px`
    }
  }

  /** Room at both ends of each line is part of a mark; room inside a line is a tear. */
  function* torn() {
    for (const mark of document.querySelectorAll('mark')) {
      const lines = new Set([...mark.getClientRects()].map(({ top }) => Math.round(top))).size
      const room = 2 * Number.parseFloat(getComputedStyle(mark).paddingInlineStart)
      if (widthOf(mark.getClientRects()) > widthOf(textRects(mark)) + lines * room + slack)
        yield `the mark "${mark.textContent}" is torn`
    }
  }

  function textRects(mark: Element) {
    const walker = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      rects.push(...range.getClientRects())
    }
    return rects
  }

  function widthOf(rects: Iterable<DOMRect>) {
    return [...rects].reduce((sum, { width }) => sum + width, 0)
  }
}
