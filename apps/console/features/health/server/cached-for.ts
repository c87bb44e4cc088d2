/** The result of `load`, or the last one if it is younger than the caller asks for. A failure is not cached. */
export function cachedFor<Result>(now: () => number, load: () => Promise<Result>) {
  let cached: { at: number; result: Promise<Result> } | undefined
  const read = (maxAgeMs: number): Promise<Result> => {
    if (cached && now() - cached.at < maxAgeMs) return cached.result
    const one = { at: now(), result: load() }
    cached = one
    one.result.catch(() => {
      if (cached === one) cached = undefined
    })
    return one.result
  }
  return Object.assign(read, { forget: () => void (cached = undefined) })
}
