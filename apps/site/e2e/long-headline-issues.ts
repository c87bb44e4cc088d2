/**
 * Runs in the page: makes every headline 60 characters longer, says what breaks by it, and puts the headline back. Only what the longer headline
 * does is an issue: a drawing may stand on its own words on purpose.
 */
export async function longHeadlineIssues(): Promise<string[]> {
  const more = {
    en: ' and every visitor who leaves tells you the reason in a word',
    he: ' וכל מי שיוצא בלי לקנות משאיר לכם מילה אחת שמסבירה בדיוק למה',
  }
  const headlines = [...document.querySelectorAll('h1')].filter(isRead)
  const parts = readParts()
  const before = readLayout()
  const added = headlines.map((headline) => {
    const words = document.createTextNode(document.documentElement.lang === 'he' ? more.he : more.en)
    lastWordsOf(headline).after(words)
    return words
  })
  await new Promise((resolve) => setTimeout(resolve, 150))
  const after = readLayout()
  for (const words of added) words.remove()
  return [
    ...(after.scrolls > Math.max(before.scrolls, innerWidth) ? [`the page scrolls sideways: ${after.scrolls} px`] : []),
    ...after.columns.flatMap((width, place) => {
      const was = before.columns[place] ?? 0
      return width < 200 && was - width > 8 ? [`${nameOf(place)} is ${width} px wide, and was ${was}`] : []
    }),
    ...[...after.overlaps.difference(before.overlaps)].map((pair) => {
      const [one = 0, other = 0] = pair.split(' ').map(Number)
      return `${nameOf(one)} and ${nameOf(other)} overlap`
    }),
    ...[...after.outside.difference(before.outside)].map((place) => `${nameOf(place)} leaves the window`),
  ]

  /** Pictures, controls, and what has words of its own. What stays in view beside them, and a second layer to look at, follow another headline. */
  function readParts(): Element[] {
    return [...document.querySelectorAll('body *')].filter(
      (element) =>
        !element.closest('script, style, noscript, svg *, [hidden]') &&
        (element.matches('img, svg, video, canvas, input, button, a.button') || ownWords(element).length > 0) &&
        !element.closest('[inert]') &&
        !isFixed(element),
    )
  }

  function readLayout() {
    const boxes = parts.map((part) => (isRead(part) ? part.getBoundingClientRect() : new DOMRect()))
    const lines = parts.map((part) => (isRead(part) ? linesOf(part) : []))
    const overlaps = new Set<string>()
    for (const [place, part] of parts.entries())
      for (let other = place + 1; other < parts.length; other++) {
        const beside = parts[other]
        if (!beside || part.contains(beside) || beside.contains(part)) continue
        if (lines[place]?.some((one) => lines[other]?.some((two) => isOver(one, two))))
          overlaps.add(`${place} ${other}`)
      }
    return {
      scrolls: document.documentElement.scrollWidth,
      columns: boxes.map(({ width }) => Math.round(width)),
      outside: new Set(
        lines.flatMap((own, place) =>
          own.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1) ? [place] : [],
        ),
      ),
      overlaps,
    }
  }

  /** The lines of its own words, or its box if it has none. */
  function linesOf(part: Element): DOMRect[] {
    const words = ownWords(part)
    if (words.length === 0) return [part.getBoundingClientRect()]
    return words.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }

  /** Lines of one text touch, and letters seldom fill their line. */
  function isOver(one: DOMRect, two: DOMRect) {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
    return across > 4 && down > Math.min(one.height, two.height) * 0.35
  }

  function ownWords(element: Element): Text[] {
    return [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
  }

  function lastWordsOf(headline: Element): ChildNode {
    const all = [headline, ...headline.querySelectorAll('*')].filter(isRead).flatMap(ownWords)
    const inOrder = all.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    const last = inOrder.at(-1)
    if (!last) throw new Error('A headline without words.')
    // The last word is kept together, and what is written after it is not a part of it.
    const { parentElement: own } = last
    const isKeptTogether =
      own && getComputedStyle(own).display === 'inline' && getComputedStyle(own).textWrapMode === 'nowrap'
    return isKeptTogether ? own : last
  }

  function isFixed(element: Element): boolean {
    for (let above: Element | null = element; above; above = above.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(above).position)) return true
    return false
  }

  /** Visually hidden words are in a box of one pixel. */
  function isRead(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function nameOf(place: number): string {
    const part = parts[place]
    const words = part?.textContent?.trim().slice(0, 30)
    return `<${part?.localName}> ${words ? `"${words}"` : (part?.getAttribute('class') ?? '')}`
  }
}
