/**
 * Hears the clicks that follow links, once per intention (TR-02): a middle click opens a link too, and the second half
 * of a double click opens it no more. Its listener comes before those of the page, which may stop a click.
 */
export function whenFollowed(tell: (target: Element) => void): void {
  const hear = ({ type, button, detail, target }: MouseEvent) => {
    const opens = type === 'click' || button === 1
    if (opens && detail < 2 && target instanceof Element) tell(target)
  }
  document.addEventListener('click', hear, true)
  document.addEventListener('auxclick', hear, true)
}
