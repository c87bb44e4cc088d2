/** Runs in the page: its height, and the first and last word of every line. */
export function lineEnds(): { height: number; lines: string[] } {
  const lines: string[] = []
  // The development server leaves React's comments between the parts of a text, the build does not.
  const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  document.body.normalize()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let [block, top]: [Element | null, number] = [null, 0]
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!parent || parent.closest('script, style, noscript, .sr-only, [data-edit]') || !parent.checkVisibility())
      continue
    for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const [box] = range.getClientRects()
      if (!box) continue
      let outer: Element | null = parent
      while (outer && getComputedStyle(outer).display.startsWith('inline')) outer = outer.parentElement
      const isSame = outer === block && Math.abs(box.top + box.height / 2 - top) < box.height / 2
      if (isSame) lines.push(`${lines.pop()?.split(' … ')[0]} … ${word[0]}`)
      else lines.push(`${word[0]} … ${word[0]}`)
      ;[block, top] = [outer, box.top + box.height / 2]
    }
  }
  return { height: document.documentElement.scrollHeight, lines }
}
