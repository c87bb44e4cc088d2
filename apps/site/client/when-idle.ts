/** Runs a callback when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback, and a page with a running animation may never be idle: hence the timeout.
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}
