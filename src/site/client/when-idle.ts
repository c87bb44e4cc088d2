/** Does something once the page has loaded and has nothing better to do. */
export function whenIdle(run: () => void): void {
  // Not every browser says when it is idle, and a page on which something moves may never be.
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
