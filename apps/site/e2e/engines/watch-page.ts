/**
 * Runs in the page before any script of its own: records what goes wrong. A page can observe uncaught errors,
 * console.error, files that do not load, and whatever the security policy refused.
 */
export function watchPage(): void {
  const noise: string[] = []
  Object.assign(window, { noise })
  addEventListener(
    'error',
    ({ target, message }) => {
      const file = target instanceof Element ? target.getAttribute('src') || target.getAttribute('href') : undefined
      noise.push(file ? `did not load: ${file}` : `uncaught: ${message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => noise.push(`uncaught: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    noise.push(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  )
  const { error } = console
  console.error = (...said: unknown[]) => {
    noise.push(`console.error: ${said.map(String).join(' ')}`)
    error(...said)
  }
}

/** Runs in the page: what was noted since the last time, and every file that came from somewhere else. */
export function noiseHeard(): string[] {
  const { noise } = window as unknown as { noise?: string[] }
  if (!noise) return [`no watching script ran on ${location.href}`]
  const elsewhere = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /^(http|ws)s?:/.test(name) && new URL(name).origin !== location.origin)
    .map(({ name }) => `another origin: ${name}`)
  return [...noise.splice(0), ...elsewhere]
}
