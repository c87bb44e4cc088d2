/**
 * Click listener for links, once per intention (TR-02): a middle click opens a link too, and the second click of a double
 * click is ignored. It runs in the capture phase, because handlers of the page may stop propagation.
 */
export function onLinkClick(report: (target: Element) => void): void {
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(
      type,
      // `button` is 0 for a click, 1 for a middle click, 2 for a right click.
      ({ button, detail, target }) => {
        if (button < 2 && detail < 2 && target instanceof Element) report(target)
      },
      true,
    )
  }
}
