/**
 * What a visit measures. A visit that fails, because the page navigated or a click did nothing, is reported and repeated once;
 * one that fails again is reported and left out, so that the run goes on with the others.
 */
export async function repeatOnce<Measured>(
  name: string,
  visit: () => Promise<Measured>,
  report: (line: string) => void,
): Promise<Measured | undefined> {
  for (const next of ['it is repeated once', 'it is left out']) {
    try {
      return await visit()
    } catch (error) {
      report(`${name} failed, ${next}: ${readReason(error)}`)
    }
  }
  return undefined
}

/** The first line of an error and of its cause: Playwright's has the log of its calls below. */
function readReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = error.message.split('\n', 1).join()
  return error.cause === undefined ? line : `${line} ${readReason(error.cause)}`
}
