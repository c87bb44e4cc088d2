let lastInput = performance.now()

/** Notes when the person does something; once, at the start of the app. */
export function watchInput(): void {
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(type, () => (lastInput = performance.now()), { capture: true, passive: true })
}

/** Seconds since the person last did something. Polls go on without them: the server ends a session by this, and not by its requests. */
export function idleSeconds(): number {
  return Math.round((performance.now() - lastInput) / 1000)
}
