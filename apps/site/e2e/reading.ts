/** Runs in the page: how many characters each full line holds. The last line of a paragraph ends where it ends. */
export function measureLines(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const lines: number[] = []
    let top = Number.NEGATIVE_INFINITY
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text)) continue
      for (let place = 0; place < node.data.length; place += 1) {
        const range = document.createRange()
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        if (box.top > top + 12) {
          lines.push(0)
          top = box.top
        }
        lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1
      }
    }
    return lines.slice(0, -1)
  })
}

/** Runs in the page: the longest way, in pixels, through headings, text and pull quotes before something is drawn again. */
export function longestRun(article: Element): number {
  const drawn = [...article.querySelectorAll('figure:not(:has(blockquote)), svg, ul, [data-call]')]
    .map((part) => part.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top)
  const { top, bottom } = article.getBoundingClientRect()
  let longest = 0
  let from = top
  for (const part of [...drawn, { top: bottom, bottom }]) {
    longest = Math.max(longest, part.top - from)
    from = Math.max(from, part.bottom)
  }
  return longest
}
