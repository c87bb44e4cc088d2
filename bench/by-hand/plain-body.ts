/**
 * Runs in a page and returns its text and pictures as minimal HTML, without classes or wrappers. Drawings made of boxes
 * become their text; SVG stays, at its size on a phone.
 */
export function plainBody(): string {
  const dropped = 'script, style, noscript, template, link, [hidden]'
  const kept =
    'header, nav, main, footer, section, article, aside, h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, a, b, s, mark, bdi, br, time, blockquote, figure, figcaption, details, summary, form, fieldset, legend, label, input, button, output, table, thead, tbody, tr, th, td'
  const phrase = 'h1, h2, h3, h4, p, a, button, label, summary, legend, b, s, mark, bdi, time, td, th, dt'
  const attributes = 'href, dir, lang, datetime, type, name, value, min, max, step, aria-label, role, open'.split(', ')
  const used = new Set([...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1)))
  return inside(document.body)

  function inside(element: Element): string {
    return [...element.childNodes].map(written).join('').trim()
  }

  function written(node: Node): string {
    if (node instanceof Text) return escaped(node.data.replace(/\s+/g, ' '))
    if (!(node instanceof Element) || node.matches(dropped)) return ''
    if (node instanceof SVGSVGElement) return picture(node)
    if (node.matches('br, input')) return `<${node.localName}${writeAttributes(node)}>`
    // An icon button drawn by CSS keeps its accessible name.
    const content = inside(node) || escaped(node.getAttribute('aria-label') ?? '')
    if (node.matches(kept))
      return content ? `<${node.localName}${writeAttributes(node)}>${content}</${node.localName}>\n` : ''
    if (!content) return ''
    const isLine = getComputedStyle(node).display.startsWith('inline') || node.closest(phrase)
    return isLine || /<(p|ul|ol|dl|h\d|section|figure|article|details|fieldset|table)\b/.test(content)
      ? `${content} `
      : `<p>${content}</p>\n`
  }

  function writeAttributes(element: Element): string {
    const own = attributes.filter((name) => element.hasAttribute(name))
    return own.map((name) => ` ${name}="${escaped(element.getAttribute(name) ?? '')}"`).join('')
  }

  function picture(svg: SVGSVGElement): string {
    const { width, height } = svg.getBoundingClientRect()
    const copy = svg.cloneNode(true) as SVGSVGElement
    const shapes = [...svg.querySelectorAll('*')]
    ;[...copy.querySelectorAll('*')].forEach((shape, place) => {
      const original = shapes[place]
      if (shape.localName === 'symbol' && !used.has(shape.id)) shape.remove()
      else if (original?.parentElement) paint(shape, original, original.parentElement)
    })
    for (const shape of [copy, ...copy.querySelectorAll('*')]) shape.removeAttribute('class')
    copy.setAttribute('width', String(Math.round(width)))
    copy.setAttribute('height', String(Math.round(height)))
    return copy.querySelectorAll('*').length > 0 ? copy.outerHTML : ''
  }

  /** Computed paint as presentation attributes, unless inherited. A variable of our styles has no value there. */
  function paint(shape: Element, original: Element, parent: Element) {
    for (const name of ['fill', 'stroke', 'stroke-width'] as const) {
      const value = getComputedStyle(original).getPropertyValue(name)
      const written = shape.getAttribute(name)
      if (
        written?.startsWith('var(') ||
        (written === null && value !== getComputedStyle(parent).getPropertyValue(name))
      )
        shape.setAttribute(name, value)
    }
  }

  function escaped(text: string): string {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
  }
}
