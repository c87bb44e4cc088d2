/** The result of `load`, or the last one if it is younger than the caller asks for. A failure is not kept. */
export function keptFor<Result>(now: () => number, load: () => Promise<Result>) {
  let kept: { at: number; result: Promise<Result> } | undefined
  const read = (maxAgeMs: number): Promise<Result> => {
    if (kept && now() - kept.at < maxAgeMs) return kept.result
    const one = { at: now(), result: load() }
    kept = one
    one.result.catch(() => {
      if (kept === one) kept = undefined
    })
    return one.result
  }
  return Object.assign(read, { forget: () => void (kept = undefined) })
}
