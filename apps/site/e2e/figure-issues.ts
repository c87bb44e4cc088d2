/**
 * Runs in the page: figures whose characters do not stand from left to right as typed. Right-to-left text moves the sign
 * of `+27%` or the plus of `5,000+` to the other side unless the run is isolated; only the drawn positions show it.
 */
export function figureIssues(): string[] {
  const figure = /(?<![\u0590-\u08FF])[+\-−–$₪€~]*\d(?:[\d.,:/\-–]*\d)?[%+x×₪]*|\d[\d.,:/\-–]*\d[%+x×₪]*/g
  const step = /(\d)[%+x×₪]*\s*([→←])\s*[+\-−$₪]*(\d)/g
  const issues: string[] = []
  for (const { text, places } of paragraphs()) {
    for (const match of text.matchAll(figure)) {
      const run = places.slice(match.index, match.index + match[0].length)
      const isMixed = run.some((place, at) => {
        const before = run[at - 1]
        return before !== undefined && isSameLine(before, place) && place.left < before.left
      })
      if (isMixed) issues.push(`"${match[0]}" is drawn as "${asDrawn(match[0], run)}" in: ${text.trim()}`)
    }
    for (const match of text.matchAll(step)) {
      const from = places[match.index]
      const to = places[match.index + match[0].length - 1]
      if (!from || !to || !isSameLine(from, to)) continue
      if (match[2] === '→' ? to.left < from.left : to.left > from.left)
        issues.push(`the arrow of "${match[0]}" points away from its end in: ${text.trim()}`)
    }
  }
  return issues

  /** The text of each block that has a digit, with the place of every character, whatever inline elements it is cut into. */
  function paragraphs() {
    const blocks = new Map<Element, { text: string; places: DOMRect[] }>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!(node instanceof Text) || !element?.checkVisibility()) continue
      const block = blockOf(element)
      if (!/\d/.test(block.textContent)) continue
      const paragraph = blocks.get(block) ?? { text: '', places: [] }
      blocks.set(block, paragraph)
      for (let at = 0; at < node.length; at++) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        if (/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(node.data.charAt(at))) continue
        paragraph.text += node.data.charAt(at)
        paragraph.places.push(range.getBoundingClientRect())
      }
    }
    return blocks.values()
  }

  function blockOf(element: Element): Element {
    let block = element
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block
  }

  function isSameLine(one: DOMRect, other: DOMRect) {
    return Math.abs(one.top - other.top) < Math.max(one.height, other.height) / 2
  }

  function asDrawn(text: string, run: DOMRect[]) {
    return [...text]
      .map((character, at) => ({ character, left: run[at]?.left ?? 0 }))
      .sort((one, other) => one.left - other.left)
      .map(({ character }) => character)
      .join('')
  }
}
