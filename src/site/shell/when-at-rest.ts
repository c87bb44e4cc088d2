/** Does something once the page has loaded and has nothing better to do. */
export function whenAtRest(run: () => void): void {
  // Not every browser says when it is idle.
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
