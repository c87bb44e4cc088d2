/**
 * Seeded shuffle: so many of each, in an order that looks like a crowd (17 of one tone, 13 of another). The same order on
 * every build, so that a drawing never changes by itself; another seed gives another order, if the first one clusters.
 */
export function scatter<T extends string>(counts: Partial<Record<T, number>>, seed = 7): T[] {
  const crowd = (Object.entries(counts) as [T, number][]).flatMap(([tone, count]) => Array<T>(count).fill(tone))
  const random = numbersFrom(seed)
  return crowd
    .map((tone) => ({ tone, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ tone }) => tone)
}

/** Park and Miller's generator: four lines, and enough for a field of dots. */
function numbersFrom(seed: number) {
  let state = seed
  return () => (state = (state * 48271) % 2147483647)
}
