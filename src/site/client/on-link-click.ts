/**
 * Hears the clicks that follow links, once per intention (TR-02): a middle click opens a link too, and the second half
 * of a double click opens it no more. Its listener comes before those of the page, which may stop a click.
 */
export function onLinkClick(tell: (target: Element) => void): void {
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(
      type,
      // The button of a click is 0, of a middle click 1, of a right click 2.
      ({ button, detail, target }) => {
        if (button < 2 && detail < 2 && target instanceof Element) tell(target)
      },
      true,
    )
  }
}
